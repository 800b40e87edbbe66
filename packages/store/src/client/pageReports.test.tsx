// @vitest-environment jsdom
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageFailureId, watchPageCode } from "../head/pageCode";
import { reports } from "./pageReports";

function Failing(): ReactElement {
  throw new Error("The page can't be shown");
}

const showFailing = () => createRoot(document.createElement("div"), reports).render(<Failing />);
const reloaded = () => sessionStorage.getItem("taanka.reloaded") !== null;
const notice = () => document.querySelector("[role=alert]");

beforeEach(() => {
  // jsdom says there that it loads no page.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const words = JSON.stringify("<p role='alert'>This page did not load</p>");
  document.body.innerHTML = `<script type="application/json" id="${pageFailureId}">${words}</script>`;
  window.pageCode = watchPageCode(document);
});
afterEach(() => {
  delete window.pageCode;
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("an uncaught error of React's has the page loaded again, and the next one is said", async () => {
  showFailing();
  await vi.waitFor(() => expect(reloaded()).toBe(true), 10_000);
  expect(notice()).toBeNull();
  showFailing();
  await vi.waitFor(() => expect(notice()?.textContent).toBe("This page did not load"), 10_000);
});
