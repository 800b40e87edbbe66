// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setNativeValue } from "../../utils/setNativeValue";
import { OtpForm } from "./OtpForm";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// All of it happens at once, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("sends a code once when it is sent twice, and another code at once", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  const page = createRoot(container);
  const sent: string[] = [];
  await act(() => page.render(<OtpForm onSubmit={(code) => sent.push(code)} />));
  const field = container.querySelector("input");
  if (!field) throw new Error("There is no field for a code.");
  for (const code of ["111111", "123456", "111111"]) {
    await act(() => setNativeValue(field, code));
    await act(() => {
      field.form?.requestSubmit();
      field.form?.requestSubmit();
    });
    await act(() => field.form?.requestSubmit());
  }
  expect(sent).toEqual(["111111", "123456", "111111"]);
  await act(() => page.unmount());
  container.remove();
});
