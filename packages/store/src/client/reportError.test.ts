// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  type ErrorReport,
  passOnError,
  provideOnError,
  reportError,
  watchUncaughtErrors,
} from "./reportError";

const logged = vi.fn();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(logged));
afterEach(() => {
  provideOnError(undefined);
  vi.restoreAllMocks();
  logged.mockClear();
});

/** What a shop's error service has got. */
function received(): ErrorReport[] {
  const reports: ErrorReport[] = [];
  provideOnError((report) => reports.push(report));
  return reports;
}

it("gives an error to the console and to the shop, with where it was met", () => {
  const reports = received();
  const error = new Error("No thread");
  reportError(error, "render", "at Loom");
  expect(logged).toHaveBeenCalledWith(error);
  expect(reports).toEqual([{ error, source: "render", componentStack: "at Loom" }]);
});

it("gives the console an error where the shop takes none", () => {
  const error = new Error("No thread");
  reportError(error, "code");
  expect(logged).toHaveBeenCalledWith(error);
});

it("outlives a shop's service that fails itself", () => {
  const failure = new Error("The service is away");
  provideOnError(() => {
    throw failure;
  });
  expect(() => reportError(new Error("No thread"), "code")).not.toThrow();
  expect(logged).toHaveBeenCalledWith(failure);
});

it("passes on what nothing has caught, which the browser logs itself", () => {
  const reports = received();
  const target = new EventTarget();
  watchUncaughtErrors(target as Window);
  const error = new Error("No thread");
  target.dispatchEvent(new ErrorEvent("error", { error }));
  target.dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  target.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error }));
  expect(reports).toEqual([
    { error, source: "uncaught" },
    { error: "Script error.", source: "uncaught" },
    { error, source: "uncaught" },
  ]);
  expect(logged).not.toHaveBeenCalled();
});

it("stops after a number of them: what fails in a loop would flood the service", () => {
  const reports = received();
  for (let count = 0; count < 1_000; count++)
    passOnError({ error: new Error("No thread"), source: "uncaught" });
  expect(reports.length).toBeLessThanOrEqual(50);
});
