// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  Button,
  Dialog,
  Drawer,
  FilterPanel,
  OtpForm,
  SizeChartDialog,
  Toaster,
  ToastProvider,
  useToast,
} from "../../index";
import { setNativeValue } from "../../utils/setNativeValue";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The file that question 15 has its readers write. */
function setUp() {
  const guide = path.resolve(import.meta.dirname, "../../../../../docs/guides/questions.md");
  const answer = readFileSync(guide, "utf8").split("\n## 15. ")[1];
  const code = answer && /```ts\n\/\/ test-setup\.ts\n([\s\S]*?)```/.exec(answer)?.[1];
  if (!code) throw new Error("Question 15 shows no set-up file.");
  runInThisContext(code);
}

let leave = () => {};

async function show(page: ReactNode): Promise<void> {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  leave = () => {
    act(() => root.unmount());
    container.remove();
  };
  await act(async () => root.render(page));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", undefined);
});

afterEach(() => {
  leave();
  Reflect.deleteProperty(document, "elementFromPoint");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("sets up enough for a code that is typed", async () => {
  setUp();
  const send = vi.fn();
  await show(<OtpForm onSubmit={send} />);
  const field = document.querySelector("input");
  await act(async () => field?.focus());
  await act(async () => field && setNativeValue(field, "482615"));
  // The field looks for a password manager's button in its first seconds.
  await act(async () => vi.advanceTimersByTime(7000));
  await act(async () => field?.form?.requestSubmit());
  expect(send).toHaveBeenCalledWith("482615");
});

function Saying() {
  const { success } = useToast();
  return <Button onClick={() => success("Added")}>Add</Button>;
}

const rows = [{ size: "28", inches: { waist: 28 }, cm: { waist: 71 } }];
const groups = [{ key: "fabric", label: "Fabric", options: [{ value: "Silk" }] }];

it.each<[string, ReactNode, string]>([
  ["Dialog", <Dialog key="x" title="Sizes" trigger={<Button>Open</Button>} />, "Sizes"],
  ["Drawer", <Drawer key="x" title="Menu" trigger={<Button>Open</Button>} />, "Menu"],
  ["FilterPanel", <FilterPanel key="x" groups={groups} onValueChange={() => {}} />, "Silk"],
  [
    "SizeChartDialog",
    <SizeChartDialog key="x" rows={rows} trigger={<Button>Open</Button>} />,
    "In Inches",
  ],
  [
    "Toaster",
    <ToastProvider key="x">
      <Saying />
      <Toaster />
    </ToastProvider>,
    "Added",
  ],
])("opens a %s where jsdom is mended by Node and by jest-dom", async (_name, page, words) => {
  // Node's own in place of jsdom's, which refuses its signals, and a polyfill of `CSS.escape` alone.
  vi.stubGlobal(
    "AbortController",
    class Foreign {
      signal = {};
      abort() {}
    },
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  setUp();
  await show(page);
  await act(async () => document.querySelector("button")?.click());
  expect(document.body.textContent).toContain(words);
});
