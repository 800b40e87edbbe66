"use client";

import { useId } from "react";
import { ButtonLink } from "../../controls/Button";
import { Container, Picture, Section } from "../../layout";
import { Eyebrow, Heading, Text } from "../../typography";
import { facts as factList, split, words } from "./Promo.css";
import type { PromoProps } from "./types";

export interface PromoSustainabilityProps extends PromoProps {
  /** Short facts, each a line of its own. */
  facts?: readonly string[];
}

/**
 * Editorial block of the home page: how the clothes are made, with a few facts. A portrait picture of
 * cloth or of hands at work serves best.
 */
export function PromoSustainability({
  picture,
  eyebrow,
  heading,
  text,
  facts,
  href,
  linkLabel,
  ...rest
}: PromoSustainabilityProps) {
  const titleId = useId();
  return (
    <Section ground="sunken" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className={split} data-picture="start">
          <Picture
            {...picture}
            alt={picture.alt ?? ""}
            ratio="4/5"
            sizes="(min-width: 48em) 42vw, 100vw"
          />
          <div className={words}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={2} size="4xl" id={titleId}>
              {heading}
            </Heading>
            {text && (
              <Text size="lg" tone="muted">
                {text}
              </Text>
            )}
            {facts && facts.length > 0 && (
              <ul className={factList}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
            {href && linkLabel && (
              <ButtonLink href={href} tone="secondary">
                {linkLabel}
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
