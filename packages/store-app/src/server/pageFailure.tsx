import { ButtonLink, Container, Inline, Section, Text } from "@taanka/ui";
import { renderToStaticMarkup } from "react-dom/server";
import type { LanguageTexts } from "../texts";

const known = new WeakMap<LanguageTexts, string>();

function render({ texts }: LanguageTexts): string {
  const { incomplete, loadAgain } = texts.common;
  return renderToStaticMarkup(
    <Section role="alert" spacing="half" ground="sunken">
      <Container>
        <Inline gap="4">
          <Text>{incomplete}</Text>
          <ButtonLink tone="secondary" size="small" href="">
            {loadAgain}
          </ButtonLink>
        </Inline>
      </Container>
    </Section>,
  );
}

/** What a page says where its code can't be had, as HTML: neither texts nor components have come then. */
export function pageFailure(words: LanguageTexts): string {
  const html = known.get(words) ?? render(words);
  known.set(words, html);
  return html;
}
