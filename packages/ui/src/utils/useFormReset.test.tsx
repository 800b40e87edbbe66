// @vitest-environment jsdom
import { act, type ReactNode, useActionState, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ColorSwatches } from "../commerce/ColorSwatches";
import { RatingInput } from "../commerce/RatingInput";
import { SizeSelector } from "../commerce/SizeSelector";
import { Checkbox } from "../controls/Checkbox";
import { CheckboxGroup } from "../controls/CheckboxGroup";
import { FileDrop } from "../controls/FileDrop";
import { OtpField } from "../controls/OtpField";
import { PriceRange } from "../controls/PriceRange";
import { QuantityStepper } from "../controls/QuantityStepper";
import { RadioCards } from "../controls/RadioCards";
import { RadioGroup } from "../controls/RadioGroup";
import { SegmentedControl } from "../controls/SegmentedControl";
import { Select } from "../controls/Select";
import { Switch } from "../controls/Switch";
import { TextArea } from "../controls/TextArea";
import { TextField } from "../controls/TextField";
import { setNativeValue } from "./setNativeValue";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];
const sizes = [{ size: "a" }, { size: "b" }];
const colors = options.map(({ value, label }) => ({ id: value, name: label, hex: "#800000" }));

let root: Root;
beforeEach(() => {
  // The slider measures itself.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (page: ReactNode) => act(async () => root.render(page));
const one = <T extends Element = HTMLElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const field = (name: string, value?: string) =>
  one<HTMLInputElement>(`[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`);
const press = (selector: string) => act(async () => one(selector).click());
const choose = (name: string, value: string) => act(async () => field(name, value).click());
const type = (selector: string, text: string) =>
  act(async () => setNativeValue(one<HTMLInputElement>(selector), text));
/** What follows a reset follows in a turn of its own. */
const reset = () =>
  act(async () => {
    one('[type="reset"]').click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const sent = () => [...new FormData(one<HTMLFormElement>("form"))].map((entry) => entry.join("="));

interface Given {
  radios?: string;
  boxes?: string[];
  prices?: [number, number];
  hear?: (name: string, value: unknown) => void;
}

function Everything({ radios, boxes, prices, hear }: Given) {
  const heard = (name: string) => ({ onValueChange: (value: unknown) => hear?.(name, value) });
  const single = (name: string) => ({ name, label: name, defaultValue: radios, ...heard(name) });
  return (
    <>
      <RadioGroup {...single("radios")} options={options} />
      <RadioCards {...single("cards")} options={options} />
      <SegmentedControl {...single("segments")} options={options} />
      <SizeSelector {...single("size")} sizes={sizes} />
      <ColorSwatches {...single("color")} colors={colors} />
      <RatingInput name="rating" defaultValue={2} {...heard("rating")} />
      <CheckboxGroup
        name="boxes"
        label="Boxes"
        options={options}
        defaultValue={boxes}
        selectAll
        {...heard("boxes")}
      />
      <QuantityStepper name="quantity" defaultValue={3} {...heard("quantity")} />
      <OtpField name="code" label="Code" defaultValue="12" {...heard("code")} />
      <PriceRange id="price" min={0} max={900} defaultValue={prices} {...heard("price")} />
      <TextArea name="words" label="Words" defaultValue="Zari" maxLength={20} />
      <TextField name="text" label="Text" defaultValue="Meera" />
      <Checkbox name="box" label="Box" />
      <Switch name="switch" label="Switch" />
      <Select name="list" label="List" options={options} defaultValue={radios} />
    </>
  );
}

const resetButton = <button type="reset">Reset</button>;

async function changeEverything() {
  for (const name of ["radios", "cards", "segments", "size", "color"]) await choose(name, "b");
  await choose("rating", "4");
  await choose("boxes", "b");
  await press('[aria-label="Increase quantity"], [role="group"] button:last-of-type');
  await type('[name="code"]', "123");
  await type("#price input[type=text]", "300");
  await act(async () => one("#price input[type=text]").focus());
  await act(async () => one("#price input[type=text]").blur());
  await type('[name="words"]', "Zari and more");
  await type('[name="text"]', "Asha");
  await press('[name="box"]');
  await press('[name="switch"]');
}

describe("a form's reset", () => {
  it("brings every control of the form back to its default, and tells of what changed", async () => {
    const hear = vi.fn();
    await show(
      <form>
        <Everything radios="a" boxes={["a"]} hear={hear} />
        {resetButton}
      </form>,
    );
    const before = sent();
    const page = () => document.body.innerText || document.body.textContent;
    const words = page();
    expect(before).toHaveLength(12);
    await changeEverything();
    expect(sent().filter((entry) => before.includes(entry))).toEqual(["boxes=a", "list=a"]);
    expect(page()).not.toBe(words);
    hear.mockClear();
    await reset();
    expect(sent()).toEqual(before);
    expect(page()).toBe(words);
    expect(one<HTMLInputElement>("#price input[type=text]").value).toBe("0");
    expect(Object.fromEntries(hear.mock.calls)).toEqual({
      radios: "a",
      cards: "a",
      segments: "a",
      size: "a",
      color: "a",
      rating: 2,
      boxes: ["a"],
      quantity: 3,
      code: "12",
      price: [0, 900],
    });
    // The page's fields and what React holds are one: the next choice counts from there.
    await choose("boxes", "b");
    expect(hear).toHaveBeenLastCalledWith("boxes", ["a", "b"]);
  });

  it("reports nothing where nothing was changed, also of defaults that each render writes again", async () => {
    const hear = vi.fn();
    const form = () => (
      <form>
        <Everything radios="a" boxes={["a", "b"]} prices={[100, 500]} hear={hear} />
        <PriceRange label="Of its own" min={0} max={900} onValueChange={hear} />
        <CheckboxGroup label="None" options={options} onValueChange={hear} />
        <FileDrop label="Files" defaultValue={[]} onValueChange={hear} />
        {resetButton}
      </form>
    );
    await show(form());
    await show(form());
    const before = sent();
    await reset();
    await reset();
    expect(hear).not.toHaveBeenCalled();
    expect(sent()).toEqual(before);
  });

  it("is followed where nothing was chosen at the start", async () => {
    await show(
      <form>
        <Everything />
        {resetButton}
      </form>,
    );
    const before = sent();
    await changeEverything();
    await reset();
    expect(sent()).toEqual(before);
  });

  it("does nothing where the page refuses it", async () => {
    await show(
      <form onReset={(event) => event.preventDefault()}>
        <Everything radios="a" boxes={["a"]} />
        {resetButton}
      </form>,
    );
    await changeEverything();
    const changed = sent();
    await reset();
    expect(sent()).toEqual(changed);
    await choose("boxes", "a");
    expect(sent()).toEqual(changed.filter((entry) => entry !== "boxes=a"));
  });

  it("leaves what the parent decides as the parent says", async () => {
    const hear = vi.fn();
    function Decided() {
      const [value, setValue] = useState("a");
      const single = (name: string) => ({ name, label: name, value, onValueChange: hear });
      const on = value === "b";
      return (
        <form>
          <button type="button" id="all" onClick={() => setValue("b")} />
          <RadioGroup {...single("radios")} options={options} />
          <SizeSelector {...single("size")} sizes={sizes} />
          <CheckboxGroup name="boxes" label="Boxes" options={options} value={[value]} selectAll />
          <TextField {...single("text")} />
          <OtpField name="code" label="Code" value={on ? "22" : "11"} />
          <PriceRange min={0} max={900} value={on ? [200, 300] : [0, 900]} onValueChange={hear} />
          {resetButton}
        </form>
      );
    }
    await show(<Decided />);
    await press("#all");
    const decided = sent();
    expect(decided).toEqual(["radios=b", "size=b", "boxes=b", "text=b", "code=22"]);
    hear.mockClear();
    await reset();
    expect(sent()).toEqual(decided);
    expect(hear).not.toHaveBeenCalled();
  });

  it("follows the reset after a form's action, to the default that the action gave", async () => {
    function Saved() {
      const [size, save] = useActionState(
        (_before: string, data: FormData) => String(data.get("size")),
        "a",
      );
      return (
        <form action={save}>
          <SizeSelector name="size" sizes={sizes} defaultValue={size} />
          <RatingInput name="rating" />
          <button type="submit">Save</button>
        </form>
      );
    }
    await show(<Saved />);
    await choose("size", "b");
    await choose("rating", "4");
    await press('[type="submit"]');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(sent()).toEqual(["size=b"]);
  });

  it("knows an option that came later, and the default of now", async () => {
    const form = (more: boolean) => (
      <form>
        <SizeSelector
          name="size"
          sizes={more ? [...sizes, { size: "c" }] : sizes}
          defaultValue={more ? "b" : "a"}
        />
        {resetButton}
      </form>
    );
    await show(form(false));
    await show(form(true));
    await choose("size", "c");
    await reset();
    expect(sent()).toEqual(["size=b"]);
    await reset();
    expect(sent()).toEqual(["size=b"]);
  });

  it("is followed by a field of a form elsewhere", async () => {
    await show(
      <>
        <form id="elsewhere">{resetButton}</form>
        <OtpField form="elsewhere" name="code" label="Code" />
      </>,
    );
    await type('[name="code"]', "123");
    await reset();
    expect(field("code").value).toBe("");
  });
});
