import type { ItemRead } from "@taanka/api-client";
import { Accordion, AccordionItem, Prose } from "@taanka/ui";
import { texts } from "./language";

/** What the catalogue tells of a product; what it does not tell is left out. */
export function About({ item: { description, details, returnPolicy } }: { item: ItemRead }) {
  if (!description && !details?.length && !returnPolicy) return null;
  return (
    <Accordion>
      {description && (
        <AccordionItem title={texts.description} headingLevel={2} open>
          <Prose>
            {description.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </AccordionItem>
      )}
      {details && details.length > 0 && (
        <AccordionItem title={texts.details} headingLevel={2}>
          <Prose>
            <ul>
              {details.map(({ key, value }) => (
                <li key={key}>
                  <strong>{`${key}:`}</strong> <span>{value}</span>
                </li>
              ))}
            </ul>
          </Prose>
        </AccordionItem>
      )}
      {returnPolicy && (
        <AccordionItem title={texts.returns} headingLevel={2}>
          <Prose>
            <p>{returnPolicy}</p>
          </Prose>
        </AccordionItem>
      )}
    </Accordion>
  );
}
