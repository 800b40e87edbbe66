// @vitest-environment jsdom

import { ApiError } from "@taanka/api-client";
import { noteCode } from "@taanka/store";
import { buttonNamed, provideCalls } from "@taanka/test-support";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopNavigation } from "../../app/ShopNavigation";
import { paths } from "../../paths";
import { TestShop } from "../../testing/TestShop";
import OtpScreen from "./OtpScreen";

const phoneNumber = "9876543210";
let sent: string[] = [];
let answer = async (): Promise<void> => undefined;
const send = (way: string) => async () => {
  sent.push(way);
  await answer();
};
provideCalls({
  auth: { sendOtp: send("first"), resendText: send("text"), resendVoice: send("voice") },
});
const tooSoon = new ApiError("Please wait 43 seconds before asking for a new code", {
  status: 429,
  code: "rate_limited",
  retryAfter: 43,
});

let root: Root | undefined;

/** Opens the page as an entry of the history of its own, or as the one named. */
async function open(key: string) {
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const entry = { pathname: paths.otp, state: { phoneNumber }, key };
  await act(async () =>
    root?.render(
      <MemoryRouter initialEntries={[entry]}>
        <TestShop>
          <ShopNavigation routes={[{ path: "*", handle: { load: async () => undefined } }]}>
            <OtpScreen />
          </ShopNavigation>
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(async () => vi.advanceTimersByTimeAsync(0));
}

async function close() {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
}

const text = () => document.body.textContent;
const timer = () => document.querySelector("[role=timer]")?.textContent;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const press = (name: string) => act(async () => buttonNamed(name)?.click());

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  // jsdom lays nothing out, so that it has nothing at any point.
  document.elementFromPoint = () => null;
  sent = [];
  answer = async () => undefined;
  noteCode(null);
});

afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends a code, says where it went and has the field in focus", async () => {
  await open("one");
  expect(sent).toEqual(["first"]);
  expect(text()).toContain("sent to +91 98765 43210");
  expect(document.activeElement?.getAttribute("name")).toBe("otp");
});

it("sends none anew to who comes back, nor while a fresh one is on its way", async () => {
  await open("one");
  await close();
  await wait(20_000);
  await open("two");
  expect(sent).toEqual(["first"]);
  expect(timer()).toBe("00:40");
  await close();
  await wait(100_000);
  await open("one");
  expect(sent).toEqual(["first"]);
  await close();
  await open("three");
  expect(sent).toEqual(["first", "first"]);
});

it("says that the API refused to send one, promises none, and counts what is left", async () => {
  answer = () => Promise.reject(tooSoon);
  await open("one");
  expect(text()).toContain("Please wait 43 seconds before asking for a new code");
  expect(text()).not.toContain("sent to");
  expect(timer()).toBe("00:43");
});

it("can be asked again at once when the code could not be sent, and still knows the last one", async () => {
  await open("one");
  await wait(60_000);
  answer = () => Promise.reject(new ApiError("", { status: 0, code: "network_error" }));
  await press("Resend by SMS");
  await wait(500);
  expect(text()).toContain("Failed to resend OTP");
  expect(text()).toContain("sent to +91 98765 43210");
  answer = async () => undefined;
  await press("Resend by voice call");
  expect(sent).toEqual(["first", "text", "voice"]);
  expect(timer()).toBe("01:00");
  expect(text()).not.toContain("Failed to resend OTP");
});
