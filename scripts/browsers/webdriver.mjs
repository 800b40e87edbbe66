import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { freePort } from "../examples/app.mjs";
import { until } from "../lib/until.mjs";

/** A screen without a monitor. @returns its name and how to switch it off */
function switchOn(program) {
  const child = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The screen for WebKit went off.")));
    child.stdio[3].once("data", (number) =>
      resolve({ display: `:${String(number).trim()}`, off: () => child.kill() }),
    );
  });
}

/** WebKit asks its driver for a session; its window has bars, which the page's size leaves out. */
function openSession({ browser, address }) {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

async function resize(driver, { width, height }) {
  const inner = () => driver.executeScript("return [innerWidth, innerHeight]");
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + 100 });
  const [w, h] = await inner();
  await driver
    .manage()
    .window()
    .setRect({ width: 2 * width - w, height: 2 * height + 100 - h });
}

function pageOf(driver) {
  const find = (selector) => driver.findElement(By.css(selector));
  return {
    uncaught: [],
    complaints: [],
    open: (url) => driver.get(url),
    run: (work, ...given) => driver.executeScript(work, ...given),
    press: async (selector) => (await find(selector)).click(),
    write: async (selector, text) => (await find(selector)).sendKeys(text),
    choose: async (selector) => (await find(selector)).click(),
    enter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    async picture(file) {
      await writeFile(file, await driver.takeScreenshot(), "base64");
    },
    leave: () => driver.quit(),
  };
}

/**
 * Safari's engine, as WebKitGTK has it.
 *
 * @returns {Promise<import("./person.mjs").Engine>}
 */
export async function openWithWebDriver({ driver: program, screen, browser }) {
  const home = await mkdtemp(path.join(tmpdir(), "taanka-webkit-"));
  const { display, off } = await switchOn(screen);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, "WebKit's driver did not start.");
  return {
    async close() {
      driver.kill();
      off();
      await rm(home, { recursive: true, force: true });
    },
    async visit(size) {
      const session = await openSession({ browser, address });
      await resize(session, size);
      return pageOf(session);
    },
  };
}
