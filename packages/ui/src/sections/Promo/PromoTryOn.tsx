"use client";

import { type ComponentProps, useId } from "react";
import { ButtonLink } from "../../controls/Button";
import { ShieldIcon } from "../../icons";
import { Container, Picture, Section } from "../../layout";
import { useMessages } from "../../theme/context";
import { Eyebrow, Heading, Text } from "../../typography";
import type { BannerPicture } from "../BannerCarousel";
import { type PromoTryOnMessages, promoTryOnMessages } from "./messages";
import { mirror, privacy, split, steps, words } from "./Promo.css";

export interface PromoTryOnProps extends Omit<ComponentProps<"section">, "children"> {
  picture: BannerPicture;
  href: string;
  messages?: Partial<PromoTryOnMessages>;
}

/** Editorial block of the home page: the virtual try-on, its three steps and what becomes of the photo. */
export function PromoTryOn({ picture, href, messages, ...rest }: PromoTryOnProps) {
  const text = useMessages("promoTryOn", promoTryOnMessages, messages);
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
              sizes="(min-width: 64em) 36vw, 90vw"
            />
          </div>
          <div className={words}>
            <Eyebrow>{text.eyebrow}</Eyebrow>
            <Heading level={2} size="4xl" id={titleId}>
              {text.heading}
            </Heading>
            <Text size="lg" tone="muted">
              {text.text}
            </Text>
            <ol className={steps}>
              <li>{text.first}</li>
              <li>{text.second}</li>
              <li>{text.third}</li>
            </ol>
            <ButtonLink href={href}>{text.action}</ButtonLink>
            <Text size="sm" tone="muted" className={privacy}>
              <ShieldIcon />
              {text.privacy}
            </Text>
          </div>
        </div>
      </Container>
    </Section>
  );
}
