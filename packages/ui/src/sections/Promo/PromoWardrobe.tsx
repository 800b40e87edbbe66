"use client";

import { type ComponentProps, useId } from "react";
import { ArrowRightIcon } from "../../icons";
import { Picture } from "../../layout";
import { useMessages, useTheme } from "../../theme/context";
import { Eyebrow, Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import type { BannerPicture } from "../BannerCarousel";
import { type PromoWardrobeMessages, promoWardrobeMessages } from "./messages";
import { claim, offer, offerAction, offerPicture, offerWords } from "./Promo.css";

export interface PromoWardrobeProps extends Omit<ComponentProps<"section">, "children"> {
  picture: BannerPicture;
  /** Where the whole banner leads. */
  href: string;
  messages?: Partial<PromoWardrobeMessages>;
}

/** Editorial block of the home page: the wardrobe banner with its 50% OFF. */
export function PromoWardrobe({ picture, href, messages, className, ...rest }: PromoWardrobeProps) {
  const text = useMessages("promoWardrobe", promoWardrobeMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(offer, className)}>
      <div className={offerWords}>
        <Eyebrow tone="inherit">{text.eyebrow}</Eyebrow>
        <p className={claim}>{text.claim}</p>
        <Heading level={2} size="3xl" tone="inherit" id={titleId}>
          {text.heading}
        </Heading>
        <Text size="lg" tone="inherit">
          {text.text}
        </Text>
        <Anchor href={href} className={offerAction}>
          {text.action}
          <ArrowRightIcon size={16} />
        </Anchor>
      </div>
      <div className={offerPicture}>
        <Picture
          {...picture}
          alt={picture.alt ?? ""}
          ratio="fill"
          sizes="(min-width: 64em) 50vw, 100vw"
        />
      </div>
    </section>
  );
}
