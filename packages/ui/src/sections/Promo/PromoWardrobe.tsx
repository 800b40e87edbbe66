"use client";

import { type ReactNode, useId } from "react";
import { ArrowRightIcon } from "../../icons";
import { Picture } from "../../layout";
import { useTheme } from "../../theme/context";
import { Eyebrow, Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { coverAction } from "../coverAction.css";
import { offer, offerAction, claim as offerClaim, offerPicture, offerWords } from "./Promo.css";
import type { PromoProps } from "./types";

export interface PromoWardrobeProps extends PromoProps {
  /** The offer, set very large: “50% OFF”. */
  claim?: ReactNode;
}

/** Editorial block of the home page: a banner for an offer, with its claim set large. */
export function PromoWardrobe({
  picture,
  eyebrow,
  claim,
  heading,
  text,
  href,
  linkLabel,
  className,
  ...rest
}: PromoWardrobeProps) {
  const { linkComponent: Anchor } = useTheme();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(offer, className)}>
      <div className={offerWords}>
        {eyebrow && <Eyebrow tone="inherit">{eyebrow}</Eyebrow>}
        {claim && <p className={offerClaim}>{claim}</p>}
        <Heading level={2} size="3xl" tone="inherit" id={titleId}>
          {heading}
        </Heading>
        {text && (
          <Text size="lg" tone="inherit">
            {text}
          </Text>
        )}
        {href && linkLabel && (
          <Anchor href={href} className={cx(coverAction, offerAction)}>
            {inElement(linkLabel)}
            <ArrowRightIcon size={16} />
          </Anchor>
        )}
      </div>
      <div className={offerPicture}>
        <Picture
          {...picture}
          alt={picture.alt ?? ""}
          ratio="fill"
          sizes="(min-width: 48em) 50vw, 100vw"
        />
      </div>
    </section>
  );
}
