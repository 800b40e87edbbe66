import { Grid, Inline, Stack } from "../../layout";
import { taanka } from "../../tokens/brands";
import { breakpoints, space, textSize } from "../../tokens/scales";
import { Heading, Text } from "../../typography";
import { brands, Themed } from "./Themed";

const box = (size: string) => ({
  inlineSize: size,
  blockSize: "1.5rem",
  backgroundColor: "var(--taanka-color-accent)",
});

/** Space tokens as bars of their length. */
export function SpaceSheet() {
  return (
    <Themed>
      <Stack as="ul" gap="2">
        {Object.entries(space).map(([name, value]) => (
          <Inline as="li" key={name} gap="4" wrap={false}>
            <Text size="sm" numeric weight="medium" style={{ inlineSize: "2rem" }}>
              {name}
            </Text>
            <Text size="sm" numeric tone="muted" style={{ inlineSize: "4rem" }}>
              {Number(name) * 4} px
            </Text>
            <div style={box(value)} />
          </Inline>
        ))}
      </Stack>
      <Stack gap="2">
        <Heading level={3} size="xl">
          Breakpoints
        </Heading>
        <Inline gap="6">
          {Object.entries(breakpoints).map(([name, width]) => (
            <Text key={name} size="sm" numeric>
              <strong>{name}</strong> from {width} px
            </Text>
          ))}
        </Inline>
      </Stack>
    </Themed>
  );
}

/** The type scale in each brand's faces. */
export function TypeSheet() {
  const sizes = Object.keys(textSize).reverse() as Array<keyof typeof textSize>;
  return brands.map((brand) => (
    <Themed key={brand} brand={brand} captioned>
      <Stack gap="4">
        {sizes.map((size) => (
          <Inline key={size} gap="6" align="baseline" wrap={false}>
            <Text as="span" size="xs" tone="muted" numeric style={{ flex: "0 0 2.5rem" }}>
              {size}
            </Text>
            <span
              style={{
                fontSize: `var(--taanka-text-size-${size})`,
                lineHeight: "var(--taanka-leading-heading)",
                fontFamily: /xl$/.test(size)
                  ? "var(--taanka-font-display)"
                  : "var(--taanka-font-text)",
                fontWeight: /xl$/.test(size)
                  ? "var(--taanka-weight-display)"
                  : "var(--taanka-weight-regular)",
              }}
            >
              Handwoven silk ₹14,999 हथकरघा
            </span>
          </Inline>
        ))}
      </Stack>
    </Themed>
  ));
}

const corners = ["control", "card", "panel", "full"] as const;

/** Corners, hairline and the one shadow, in each brand. */
export function ShapeSheet() {
  return brands.map((brand) => (
    <Themed key={brand} brand={brand} captioned>
      <Grid as="ul" columns={{ base: 2, md: 5 }} gap="6">
        {corners.map((corner) => (
          <Stack as="li" key={corner} gap="2">
            <div
              style={{
                aspectRatio: "1",
                border: "1px solid var(--taanka-color-line-strong)",
                borderRadius: `var(--taanka-radius-${corner})`,
              }}
            />
            <Text size="sm">radius {corner}</Text>
          </Stack>
        ))}
        <Stack as="li" gap="2">
          <div
            style={{
              aspectRatio: "1",
              backgroundColor: "var(--taanka-color-raised)",
              borderRadius: "var(--taanka-radius-panel)",
              boxShadow: "var(--taanka-shadow-float)",
            }}
          />
          <Text size="sm">shadow float</Text>
        </Stack>
      </Grid>
    </Themed>
  ));
}

const { size, duration, easing } = taanka.shared;

/** Fixed measures of the layout. */
export function MeasureSheet() {
  return (
    <Themed>
      <Stack as="ul" gap="2">
        {Object.entries(size).map(([name, value]) => (
          <Text as="li" key={name} size="sm" numeric>
            <strong>{name}</strong> {value}
          </Text>
        ))}
      </Stack>
    </Themed>
  );
}

export const motion = { ...duration, easing: easing.out };
