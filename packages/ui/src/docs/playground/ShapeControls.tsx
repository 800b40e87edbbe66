import { useId } from "react";
import { SegmentedControl, Select } from "../../controls";
import { Stack } from "../../layout";
import { type BrandDescription, type Corners, type Density, taanka } from "../../tokens";
import { corners } from "../../tokens/brandDescription";
import { Text } from "../../typography";
import type { BrandDraft } from "./brandDraft";
import * as css from "./playground.css";

const devanagari = '"Anek Devanagari Variable"';
const faces = {
  Marcellus: `"Marcellus", "Marcellus Fallback", ${devanagari}, Georgia, serif`,
  Newsreader: `"Newsreader Variable", "Newsreader Fallback", ${devanagari}, Georgia, serif`,
  Outfit: `"Outfit Variable", "Outfit Fallback", ${devanagari}, system-ui, sans-serif`,
  "Anek Latin": `"Anek Latin Variable", "Anek Latin Fallback", ${devanagari}, system-ui, sans-serif`,
  Georgia: `Georgia, ${devanagari}, serif`,
  System: `system-ui, ${devanagari}, sans-serif`,
};

const faceOptions = Object.entries(faces).map(([label, value]) => ({ label, value }));

interface RangeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit: string;
  onChange: (value: string) => void;
}

/** A slider with its value beside the label. */
function Range({ label, value, unit, onChange, ...limits }: RangeProps) {
  const id = useId();
  return (
    <div>
      <Text as="div" size="sm" style={{ display: "flex", justifyContent: "space-between" }}>
        <label htmlFor={id}>{label}</label>
        <span>
          {value}
          {unit}
        </span>
      </Text>
      <input
        id={id}
        type="range"
        className={css.range}
        value={value}
        {...limits}
        onChange={(event) => onChange(`${event.target.value}${unit}`)}
      />
    </div>
  );
}

interface ShapeControlsProps {
  draft: BrandDraft;
  onChange: (draft: BrandDraft) => void;
}

const number = (value: string | undefined) => Number.parseFloat(value ?? "0");

const faceChoice = (value: string) =>
  faceOptions.some((option) => option.value === value)
    ? faceOptions
    : [...faceOptions, { label: value.split(",")[0]?.replaceAll('"', "") ?? "Own", value }];

/** Faces, weight and tracking of the display type. */
export function TypeControls({ draft, onChange }: ShapeControlsProps) {
  const font = { ...taanka.shared.font, ...draft.font };
  const weight = { ...taanka.shared.weight, ...draft.weight };
  const tracking = { ...taanka.shared.tracking, ...draft.tracking };
  return (
    <Stack gap="4">
      {(["display", "text"] as const).map((face) => (
        <Select
          key={face}
          size="small"
          label={face === "display" ? "Display face" : "Text face"}
          options={faceChoice(font[face])}
          value={font[face]}
          onValueChange={(value) => onChange({ ...draft, font: { ...draft.font, [face]: value } })}
        />
      ))}
      <Range
        label="Weight of headings"
        value={number(weight.display)}
        min={300}
        max={700}
        step={100}
        unit=""
        onChange={(display) => onChange({ ...draft, weight: { ...draft.weight, display } })}
      />
      <Range
        label="Tracking of eyebrows"
        value={number(tracking.eyebrow)}
        min={0}
        max={0.24}
        step={0.01}
        unit="em"
        onChange={(eyebrow) => onChange({ ...draft, tracking: { ...draft.tracking, eyebrow } })}
      />
    </Stack>
  );
}

const segments = (...values: string[]) =>
  values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

/** The name of four corners, where they have one. */
function cornersName(radius: BrandDescription["radius"]): string {
  if (typeof radius === "string") return radius;
  const whole = JSON.stringify({ ...taanka.shared.radius, ...radius });
  const found = Object.entries(corners).find(([, value]) => JSON.stringify(value) === whole);
  return found?.[0] ?? "";
}

/** Corners and density. */
export function FormControls({ draft, onChange }: ShapeControlsProps) {
  const { radius } = draft;
  const whole =
    typeof radius === "string" ? corners[radius] : { ...taanka.shared.radius, ...radius };
  return (
    <Stack gap="4">
      <SegmentedControl
        label="Corners"
        fullWidth
        options={segments("square", "crisp", "soft", "round")}
        value={cornersName(radius)}
        onValueChange={(value) => onChange({ ...draft, radius: value as Corners })}
      />
      {(["control", "card", "panel"] as const).map((corner) => (
        <Range
          key={corner}
          label={`Radius of a ${corner}`}
          value={number(whole[corner])}
          min={0}
          max={32}
          step={1}
          unit="px"
          onChange={(value) => onChange({ ...draft, radius: { ...whole, [corner]: value } })}
        />
      ))}
      <SegmentedControl
        label="Density"
        fullWidth
        options={segments("compact", "comfortable", "airy")}
        value={draft.density ?? "comfortable"}
        onValueChange={(value) => onChange({ ...draft, density: value as Density })}
      />
    </Stack>
  );
}
