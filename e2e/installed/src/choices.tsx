import {
  CheckboxGroup,
  type ListingSort,
  RadioCards,
  RadioGroup,
  SegmentedControl,
  Select,
  SortSelect,
  Tabs,
} from "@taanka/ui";
import { useState } from "react";

type Wrap = "paper" | "cloth";
const wraps = [
  { value: "paper", label: "Paper" },
  { value: "cloth", label: "Cloth" },
] as const;

/** A choice hands over values of its options' type, so that a typed state takes them as they are. */
export function Choices() {
  const [wrap, setWrap] = useState<Wrap>("paper");
  const [wanted, setWanted] = useState<Wrap | "">("");
  const [several, setSeveral] = useState<readonly Wrap[]>([]);
  const [sort, setSort] = useState<ListingSort | "">("");
  const [own, setOwn] = useState<"newest" | "oldest">("newest");
  const [tab, setTab] = useState<"details" | "care">("details");
  const [text, setText] = useState("");
  const given: { value: string; label: string }[] = [];
  return (
    <>
      <Select label="Wrap" options={wraps} value={wrap} onValueChange={setWrap} />
      <Select
        label="Wrap"
        options={wraps}
        value={wanted}
        onValueChange={setWanted}
        placeholder="?"
      />
      <Select label="Wrap" options={given} value={text} onValueChange={setText} />
      <RadioGroup label="Wrap" options={wraps} value={wanted} onValueChange={setWanted} />
      <RadioCards label="Wrap" options={wraps} value={wrap} onValueChange={setWrap} />
      <SegmentedControl label="Wrap" options={wraps} value={wrap} onValueChange={setWrap} />
      <CheckboxGroup label="Wrap" options={wraps} value={several} onValueChange={setSeveral} />
      <SortSelect value={sort} onValueChange={setSort} />
      {/* @ts-expect-error a text may be none of the orders */}
      <SortSelect value={text} onValueChange={setText} />
      <SortSelect
        options={[
          { value: "newest", label: "Newest" },
          { value: "oldest", label: "Oldest" },
        ]}
        value={own}
        onValueChange={setOwn}
      />
      <Tabs value={tab} onValueChange={setTab} />
      <Tabs
        defaultValue="details"
        onValueChange={(value) => setText(value === "care" ? value : "")}
      />
      <Select
        label="Wrap"
        options={wraps}
        value="paper"
        // @ts-expect-error a state of one option would be given the other
        onValueChange={(_: "paper") => undefined}
      />
    </>
  );
}
