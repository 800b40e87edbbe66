import { useState } from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon } from "../../icons";
import { Stack } from "../../layout";
import type { BrandColors, BrandProblem, ColorTokens } from "../../tokens";
import { isHex, longHex } from "../../tokens/color";
import { contrast, contrastPairs } from "../../tokens/contrast";
import { tokenNotes } from "../../tokens/tokenNotes";
import { Text } from "../../typography";
import * as css from "./playground.css";

type Role = keyof ColorTokens;

const seeds: Role[] = ["surface", "ink", "accent"];
const others = (Object.keys(tokenNotes.color) as Role[]).filter(
  (role) => !seeds.includes(role) && role !== "scrim" && role !== "plate",
);

interface RoleProps {
  role: Role;
  value: string;
  /** It was chosen, not made from the three. */
  chosen: boolean;
  worst?: { ratio: number; least: number };
  onChange: (value: string) => void;
  onRelease?: () => void;
}

/** One colour: picker, name, hex and its worst contrast. */
function RoleControl({ role, value, chosen, worst, onChange, onRelease }: RoleProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const shown = typed ?? value.toLowerCase();
  const fails = worst !== undefined && worst.ratio < worst.least;
  return (
    <li className={css.role}>
      <input
        type="color"
        className={css.well}
        aria-label={`Pick ${role}`}
        value={longHex(value).toLowerCase()}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.target.value);
        }}
      />
      <div>
        <Text size="sm" weight="medium">
          {role}
          {!chosen && (
            <Text as="span" size="xs" tone="muted">
              {" "}
              made
            </Text>
          )}
        </Text>
        {worst && (
          <Text size="xs" tone={fails ? "critical" : "muted"} numeric>
            {worst.ratio.toFixed(2)}:1 {fails ? `needs ${worst.least}` : "at least"}
          </Text>
        )}
      </div>
      <input
        className={css.hex}
        aria-label={`${role}, hex`}
        aria-invalid={!isHex(shown)}
        value={shown}
        spellCheck={false}
        onChange={(event) => {
          const next = event.target.value.trim();
          setTyped(next);
          if (isHex(next)) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {chosen && onRelease && (
        <IconButton size="small" label={`Make ${role} from the three`} onClick={onRelease}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}

/** The pair of a role that reads worst against what it needs. */
function worstPair(role: Role, color: ColorTokens) {
  const measured = contrastPairs
    .filter(([front]) => front === role)
    .map(([, ground, least]) => ({ ratio: contrast(color[role], color[ground]), least }));
  return measured.sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

interface ColourControlsProps {
  /** What was chosen in the mode that is shown. */
  colors: BrandColors;
  /** Every colour of that mode, made ones too. */
  resolved: ColorTokens;
  onChange: (colors: BrandColors) => void;
}

/** All colours of one mode: the three that matter, then the others. */
export function ColourControls({ colors, resolved, onChange }: ColourControlsProps) {
  const control = (role: Role) => (
    <RoleControl
      key={role}
      role={role}
      value={resolved[role]}
      chosen={colors[role] !== undefined}
      worst={worstPair(role, resolved)}
      onChange={(value) => onChange({ ...colors, [role]: value })}
      onRelease={
        seeds.includes(role)
          ? undefined
          : () => {
              const { [role]: _released, ...rest } = colors;
              onChange(rest as BrandColors);
            }
      }
    />
  );
  return (
    <Stack gap="2">
      <ul className={css.roles}>{seeds.map(control)}</ul>
      <details className={css.fold}>
        <summary>{others.length} more colours</summary>
        <ul className={css.roles}>{others.map(control)}</ul>
      </details>
    </Stack>
  );
}

/** What the brand does to readers, as it happens. */
export function Problems({ problems }: { problems: readonly BrandProblem[] }) {
  const errors = problems.filter(({ severity }) => severity === "error");
  const sentence =
    errors.length === 0
      ? `All ${contrastPairs.length * 2} pairs read at AA.`
      : `${errors.length} of ${contrastPairs.length * 2} pairs fall below AA.`;
  return (
    <Stack gap="2">
      <Text
        size="sm"
        weight="medium"
        tone={errors.length > 0 ? "critical" : "positive"}
        role="status"
      >
        {sentence}
      </Text>
      {problems.length > 0 && (
        <ul className={css.pairs}>
          {problems.map(({ path, message, severity }) => (
            <li key={`${path} ${message}`}>
              <Text size="xs" tone={severity === "error" ? "critical" : "muted"}>
                <strong>{path}</strong> {message}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
