"use client";

import { type ReactNode, useId } from "react";
import { ButtonLink } from "../../controls/Button";
import { ShieldIcon } from "../../icons";
import { Container, Picture, Section } from "../../layout";
import { Eyebrow, Heading, Text } from "../../typography";
import { inElement } from "../../utils/inElement";
import { mirror, privacy, split, steps as stepList, words } from "./Promo.css";
import type { PromoProps } from "./types";

export interface PromoTryOnProps extends PromoProps {
  /** What a shopper does, in their order. */
  steps?: readonly string[];
  /** What becomes of the photo, behind a shield. */
  note?: ReactNode;
}

/** Editorial block of the home page: a virtual try-on, its steps and what becomes of the photo. */
export function PromoTryOn({
  picture,
  eyebrow,
  heading,
  text,
  steps,
  note,
  href,
  linkLabel,
  ...rest
}: PromoTryOnProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <div className={split} data-picture="end">
          <div className={mirror}>
            <Picture
              {...picture}
              alt={picture.alt ?? ""}
              ratio="3/4"
              sizes="(min-width: 48em) 36vw, 90vw"
            />
          </div>
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
            {steps && steps.length > 0 && (
              <ol className={stepList}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            {href && linkLabel && <ButtonLink href={href}>{linkLabel}</ButtonLink>}
            {note && (
              <Text size="sm" tone="muted" className={privacy}>
                <ShieldIcon />
                {inElement(note)}
              </Text>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
