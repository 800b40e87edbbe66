"use client";

import { type ComponentProps, useId } from "react";
import { ButtonLink } from "../../controls/Button";
import { Container, Picture, Section } from "../../layout";
import { useMessages } from "../../theme/context";
import { Eyebrow, Heading, Text } from "../../typography";
import type { BannerPicture } from "../BannerCarousel";
import { type PromoSustainabilityMessages, promoSustainabilityMessages } from "./messages";
import { facts, split, words } from "./Promo.css";

export interface PromoSustainabilityProps extends Omit<ComponentProps<"section">, "children"> {
  /** A portrait picture of cloth or of hands at work. */
  picture: BannerPicture;
  /** Where the action leads; without it there is none. */
  href?: string;
  messages?: Partial<PromoSustainabilityMessages>;
}

/** Editorial block of the home page: how the clothes are made, with three facts. */
export function PromoSustainability({
  picture,
  href,
  messages,
  ...rest
}: PromoSustainabilityProps) {
  const text = useMessages("promoSustainability", promoSustainabilityMessages, messages);
  const titleId = useId();
  return (
    <Section ground="sunken" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className={split} data-picture="start">
          <Picture
            {...picture}
            alt={picture.alt ?? ""}
            ratio="4/5"
            sizes="(min-width: 64em) 42vw, 100vw"
          />
          <div className={words}>
            <Eyebrow>{text.eyebrow}</Eyebrow>
            <Heading level={2} size="4xl" id={titleId}>
              {text.heading}
            </Heading>
            <Text size="lg" tone="muted">
              {text.text}
            </Text>
            <ul className={facts}>
              <li>{text.first}</li>
              <li>{text.second}</li>
              <li>{text.third}</li>
            </ul>
            {href && (
              <ButtonLink href={href} tone="secondary">
                {text.action}
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
