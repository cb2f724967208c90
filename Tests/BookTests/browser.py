"""Reads the book in Chromium, as a visitor of a server does."""

import http.server
import json
import shutil
import tempfile
import threading
from functools import partial
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

HERE = Path(__file__).resolve().parent
STATIC = HERE.parents[1] / "Sources" / "Tools" / "Book" / "static"
PAGES = [
    "index.html",
    "Chapters/01-create-subscribe.html",
    "Chapters/appendix-index.html",
    "Chapters/01-create-subscribe/2-observable-optional/index.html",
    "Sources/MiniRx/Observables/Create.swift.html",
    "Diagrams/create-subscribe/index.html",
]
RESULT = "#search .pagefind-ui__result-link"
# What is asked, and the page that answers.
ANSWERS = {
    "Reentrancy anomaly": "appendix-messages.html",
    "which thread": "appendix-threads.html",
    "weak self leak": "05-dispose.html",
    "label updated later": "08-observers-and-binder.html",
    "request sent twice": "appendix-index.html",
    "interval main sleeps": "04-interval.html",
    "flatMapLatest or concatMap": "12-inner-sequences.html",
    "share replay late subscriber": "appendix-index.html",
    "hot and cold": "15-sharing.html",
    "Unhandled error happened": "appendix-messages.html",
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def browser_problems(book):
    with tempfile.TemporaryDirectory() as root, Browser(root) as browser:
        # A folder on a server, as that of a project on GitHub Pages.
        (Path(root) / "some" / "folder").mkdir(parents=True)
        (Path(root) / "some" / "folder" / "book").symlink_to(book.resolve())
        yield from browser.read("some/folder/book/", (book / "reference").is_dir())
        shutil.copytree(HERE / "Beside", Path(root) / "beside")
        shutil.copy(STATIC / "beside.js", Path(root) / "beside")
        yield from browser.step_beside("beside/chapter.html")
        yield from browser.step_in_a_fold("beside/folded.html")


class Browser:
    def __init__(self, root):
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Quiet, directory=root)
        )
        self.site = f"http://127.0.0.1:{self.server.server_port}/"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        options = webdriver.ChromeOptions()
        for option in ("--headless=new", "--no-sandbox", "--window-size=1440,1000"):
            options.add_argument(option)
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
        options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
        driver = shutil.which("chromedriver")
        self.driver = webdriver.Chrome(options, webdriver.ChromeService(driver))
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.server.shutdown()

    def wait(self, condition, message):
        try:
            WebDriverWait(self.driver, 20).until(lambda _: condition())
        except Exception:
            yield f"{self.driver.current_url}: {message}"

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def read(self, book, has_reference):
        for page in PAGES:
            self.driver.get(self.site + book + page)
            yield from self.wait(lambda: self.find("h1"), "has no title")
        yield from self.search(book)
        yield from self.order(book)
        yield from self.back_and_forward(book)
        if has_reference:
            self.driver.get(f"{self.site}{book}reference/documentation/minirx/")
            found = "the reference does not show SinkDisposer"
            yield from self.wait(lambda: "SinkDisposer" in self.driver.page_source, found)
        yield from self.foreign_requests()

    def search(self, book):
        for words, page in ANSWERS.items():
            self.driver.get(f"{self.site}{book}search.html?q={words.replace(' ', '+')}")
            yield from self.wait(lambda: self.find(RESULT), f"the search does not find {words}")
            first = self.find(RESULT)[0].get_attribute("href")
            if page not in first:
                yield f"{self.driver.current_url}: the first answer is {first}, not {page}"
        sections = '#search a[href*="01-create-subscribe.html#"]'
        self.driver.get(f"{self.site}{book}search.html?q=SinkDisposer")
        yield from self.wait(lambda: self.find(sections), "the search finds no section")

    def order(self, book):
        """A chapter, its exercises, the next chapter; an exercise has its hints on its page."""
        page = f"{self.site}{book}Chapters/04-interval.html"
        for wanted in ["1-dispose", "2-timer", "3-periodic", "05-dispose.html"]:
            self.driver.get(page)
            page = self.find(".next-page")[0].get_attribute("href")
            if wanted not in page:
                yield f"{self.driver.current_url}: the next page is {page}, not {wanted}"
            elif "interval/" in page:
                self.driver.get(page)
                if len(self.find("#hints ~ details:not([open])")) != 3:
                    yield f"{page}: has not three folded hints"

    def back_and_forward(self, book):
        self.driver.get(f"{self.site}{book}Chapters/01-create-subscribe.html")
        chapter = self.driver.title
        self.driver.execute_script("document.querySelector('a[href*=\"Create.swift\"]').click()")
        yield from self.wait(lambda: "Create.swift" in self.driver.title, "no source page")
        self.driver.back()
        yield from self.wait(lambda: self.driver.title == chapter, "going back fails")
        self.driver.forward()
        yield from self.wait(lambda: "Create.swift" in self.driver.title, "going forward fails")

    def foreign_requests(self):
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if not url.startswith((self.site, "data:", "blob:", "chrome:")):
                    yield f"{message['params'].get('documentURL')}: asks for {url}"

    def step_beside(self, page):
        """The text moves the player, and the player moves the text."""
        self.driver.get(self.site + page)
        yield from self.wait(lambda: self.find("iframe"), "shows no player")
        self.driver.execute_script("document.getElementById('three').scrollIntoView()")
        yield from self.wait(lambda: self.line() == "7", "scrolling does not move the player")
        self.in_player("document.getElementById('back').click()")
        two = "return document.querySelector('.step-shown').id == 'two'"
        top = "return Math.abs(document.getElementById('two').getBoundingClientRect().top) < 5"
        for script in (two, top):
            yield from self.wait(
                lambda: self.driver.execute_script(script), "stepping does not move the text"
            )

    def step_in_a_fold(self, page):
        """While the fold is closed it is the first step; a link to a step opens it."""
        self.driver.get(self.site + page)
        yield from self.wait(lambda: self.find("iframe"), "shows no player")
        yield from self.wait(lambda: self.find("details.step-shown"), "the fold is not marked")
        self.driver.execute_script("location.hash = 'two'")
        yield from self.wait(lambda: self.find("details[open] #two.step-shown"), "the fold is closed")
        yield from self.wait(lambda: self.line() == "4", "a step in a fold does not move the player")

    def line(self):
        return self.in_player("return document.getElementById('line').textContent")

    def in_player(self, script):
        self.driver.switch_to.frame(self.find("iframe")[0])
        try:
            return self.driver.execute_script(script)
        finally:
            self.driver.switch_to.default_content()
