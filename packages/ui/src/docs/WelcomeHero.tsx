import { ButtonLink } from "../controls/Button";
import { Columns, Inline, Picture, Stack, Stitch } from "../layout";
import { Eyebrow, Heading, Text } from "../typography";
import { sampleProducts } from "./fixtures";
import { Themed } from "./tokens/Themed";

/** The opening of the welcome page, made of the kit. */
export function WelcomeHero() {
  return (
    <Themed>
      <Columns split="3/2" from="md" gap={{ base: "8", md: "16" }}>
        <Stack gap="6" justify="center" align="start">
          <Eyebrow>@taanka/ui</Eyebrow>
          <Heading level={1} size="5xl">
            Everything a fashion shop is sewn from
          </Heading>
          <Stitch length="short" />
          <Text size="lg" tone="muted">
            React components for Indian fashion storefronts: product cards, prices with MRP, size
            selector, OTP field, cart, order tracker. Accessible, light, themed by custom
            properties.
          </Text>
          <Inline>
            <ButtonLink href="?path=/docs/tokens-colour--docs" target="_top">
              See the tokens
            </ButtonLink>
            <ButtonLink href="?path=/docs/controls-button--docs" target="_top" tone="secondary">
              See a component
            </ButtonLink>
          </Inline>
        </Stack>
        {sampleProducts[0] && <Picture {...sampleProducts[0].picture} priority />}
      </Columns>
    </Themed>
  );
}
