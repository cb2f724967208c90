"""Screens of a page in three widths, light and dark, and what axe finds on them."""

from axe_playwright_python.sync_playwright import Axe

from checks import go

WIDTHS = {1440: 900, 768: 1024, 360: 740}

# Rows far from the current one are like those beside it.
AXE_CONTEXT = {"exclude": [[".chunk:not(:has([aria-current]))"]]}
AXE_RUNS = [(1440, "light"), (1440, "dark"), (360, "light")]
AXE_OPTIONS = {"resultTypes": ["violations"]}


def take(page, folder, name):
    """Screens in three widths, light and dark, without overflow and without findings of axe."""
    problems = []
    go(page, int(page.get_attribute(".scrubber", "max")) * 2 // 3)
    page.evaluate("delete document.documentElement.dataset.theme")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                problems.append(f"the page is wider than {width} pixels")
            if (width, scheme) not in AXE_RUNS:
                continue
            for found in Axe().run(page, AXE_CONTEXT, AXE_OPTIONS).response["violations"]:
                where = found["nodes"][0]["target"], found["nodes"][0]["html"][:120]
                problems.append(f"axe, {width}, {scheme}: {found['id']}: {found['help']} {where}")
    return problems
