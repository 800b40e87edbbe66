import { expect, it } from "vitest";
import { typeProblems } from "./testing/typeProblems";

const options = `options={[{ value: "a", label: "A" }, { value: "b", label: "B" }]}`;
const steps = `steps={[{ id: "packed", label: "Packed" }, { id: "shipped", label: "Shipped" }]}`;

const refused: Array<[name: string, element: string, says: RegExp]> = [
  ["SortSelect", `<SortSelect value="prise" />`, /"prise"' is not assignable.*ListingSort/],
  ["SortSelect", `<SortSelect defaultValue="prise" />`, /"prise"' is not assignable/],
  ["SortSelect", `<SortSelect ${options} value="popularity" />`, /assignable to.*"a" \| "b"/],
  ["Select", `<Select label="A" ${options} value="c" />`, /"c"' is not assignable to.*"a" \| "b"/],
  ["Select", `<Select label="A" ${options} defaultValue="c" />`, /"c"' is not assignable/],
  ["RadioGroup", `<RadioGroup label="A" ${options} value="c" />`, /"c"' is not assignable/],
  ["RadioCards", `<RadioCards label="A" ${options} value="c" />`, /"c"' is not assignable/],
  [
    "SegmentedControl",
    `<SegmentedControl label="A" ${options} value="c" />`,
    /"c"' is not assignable/,
  ],
  ["CheckboxGroup", `<CheckboxGroup label="A" ${options} value={["c"]} />`, /"c"' is not assign/],
  ["TabbedSection", `<TabbedSection title="A" tabs={["a"]} value="c" />`, /"c"' is not assign/],
  [
    "OrderTracker",
    `<OrderTracker current="Shipped" />`,
    /"Shipped"' is not assignable to.*"Dispatched"(?![\s\S]*steps)/,
  ],
  [
    "OrderTracker",
    `<OrderTracker path="cancelled" current="Shipped" />`,
    /"Shipped"' is not assignable to.*"Order Cancelled"(?![\s\S]*steps)/,
  ],
  ["OrderTracker", `<OrderTracker ${steps} current="sent" />`, /"sent"' is not assign.*"shipped"/],
];

const taken: Array<[name: string, element: string]> = [
  [
    "SortSelect",
    `<SortSelect value="popularity" onValueChange={(order: ListingSort | "") => order} />`,
  ],
  ["SortSelect", `<SortSelect value="" />`],
  ["SortSelect", `<SortSelect ${options} value="a" onValueChange={(order: "a" | "b") => order} />`],
  ["Select", `<Select label="A" ${options} value="" onValueChange={(one: "a" | "b") => one} />`],
  ["Select", `<Select<string> label="A" ${options} value={document.title} />`],
  ["RadioGroup", `<RadioGroup label="A" ${options} defaultValue="" />`],
  ["SegmentedControl", `<SegmentedControl label="A" ${options} value="b" />`],
  ["CheckboxGroup", `<CheckboxGroup label="A" ${options} defaultValue={[]} />`],
  ["TabbedSection", `<TabbedSection title="A" tabs={["a"]} value="a" panels={{ a: "A" }} />`],
  ["OrderTracker", `<OrderTracker current="Delivered" dates={{ Delivered: "2026-11-29" }} />`],
  ["OrderTracker", `<OrderTracker path="unpaid" current="Order Cancelled" />`],
  ["OrderTracker", `<OrderTracker ${steps} current="shipped" />`],
];

const moduleOf = ([name, element]: readonly [string, string, ...unknown[]]) => `
import { ${name} } from "@taanka/ui";
${element.includes("ListingSort") ? 'import type { ListingSort } from "@taanka/ui";' : ""}
export const shown = ${element};
`;

it("refuses a choice that is not among the options, and says which there are", () => {
  const names = refused.map((_, at) => `${at}`);
  const problems = typeProblems(refused.map(moduleOf), {}, names);
  for (const [at, [, element, says]] of refused.entries()) {
    const own = problems.filter((problem) => problem.startsWith(`${at}: `));
    expect(own, element).toEqual([expect.stringMatching(says)]);
  }
});

it("takes what is among them", () => {
  expect(
    typeProblems(
      taken.map(moduleOf),
      {},
      taken.map(([, element]) => element),
    ),
  ).toEqual([]);
});
