import { Grid, Inline, Stack } from "../../layout";
import { kora, neel, taanka } from "../../tokens/brands";
import { contrast, contrastPairs } from "../../tokens/contrast";
import { type ColorTokens, tokenShape } from "../../tokens/shape";
import { tokenNotes } from "../../tokens/tokenNotes";
import { Heading, Text } from "../../typography";
import { EveryTheme, type ThemeName } from "./Themed";

type Role = keyof ColorTokens;

const uses = tokenNotes.color;
const roles = Object.keys(tokenShape.color) as Role[];

const palettes = { taanka, neel, kora };
const property = (role: Role) =>
  `--taanka-color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function Swatch({ role, value }: { role: Role; value: string }) {
  return (
    <Stack as="li" gap="1">
      <div
        style={{
          blockSize: "4rem",
          backgroundColor: `var(${property(role)})`,
          border: "1px solid var(--taanka-color-line)",
          borderRadius: "var(--taanka-radius-card)",
        }}
      />
      <Text size="sm" weight="medium">
        {role}
      </Text>
      <Text size="xs" tone="muted">
        {uses[role]}
      </Text>
      <Text size="xs" tone="muted" numeric>
        {value}
      </Text>
    </Stack>
  );
}

function Ratio({ front, ground, color }: { front: Role; ground: Role; color: ColorTokens }) {
  const measured = contrast(color[front], color[ground]);
  return (
    <li
      style={{
        display: "flex",
        justifyContent: "space-between",
        gap: "1rem",
        padding: "0.5rem 0.75rem",
        backgroundColor: `var(${property(ground)})`,
        color: `var(${property(front)})`,
        border: "1px solid var(--taanka-color-line)",
        borderRadius: "var(--taanka-radius-control)",
      }}
    >
      <Text as="span" size="sm" tone="inherit">
        {front} on {ground}
      </Text>
      <Text as="span" size="sm" tone="inherit" numeric weight="semibold">
        {measured.toFixed(2)}
      </Text>
    </li>
  );
}

function Palette({ brand, mode }: ThemeName) {
  const { color } = palettes[brand][mode];
  return (
    <Stack gap="8">
      <Grid as="ul" columns={{ base: 2, md: 5 }} gap="4" rowGap="6">
        {roles.map((role) => (
          <Swatch key={role} role={role} value={color[role]} />
        ))}
      </Grid>
      <Stack gap="3">
        <Heading level={3} size="xl">
          Measured contrast
        </Heading>
        <Grid as="ul" columns={{ base: 1, md: 3 }} gap="2">
          {contrastPairs.map(([front, ground]) => (
            <Ratio key={`${front} ${ground}`} front={front} ground={ground} color={color} />
          ))}
        </Grid>
        <Inline>
          <Text size="xs" tone="muted">
            Text needs 4.5, boundaries of controls (lineStrong) 3.
          </Text>
        </Inline>
      </Stack>
    </Stack>
  );
}

/** Every colour role with its value, and every pair in use with its contrast, in all six themes. */
export function ColourSheet() {
  return <EveryTheme>{(theme) => <Palette {...theme} />}</EveryTheme>;
}
