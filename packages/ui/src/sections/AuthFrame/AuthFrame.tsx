"use client";

import type { ComponentProps, ReactNode } from "react";
import { Picture } from "../../layout";
import { BrandMark } from "../../navigation/BrandMark";
import { Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import type { BannerPicture } from "../BannerCarousel";
import { aside, card, formSide, frame, intro } from "./AuthFrame.css";

export interface AuthFrameProps extends Omit<ComponentProps<"main">, "title"> {
  /** The page's heading. */
  title: ReactNode;
  /** One sentence below it. */
  description?: ReactNode;
  /** Beside the form on wide screens; portrait crops serve best. */
  picture?: BannerPicture;
  /** Stands in the place of the word mark. */
  brand?: ReactNode;
}

/**
 * A page without header and footer that holds one short form: sign in, register, enter a code. It is
 * the page's `main`, and stands in the place of `PageShell`, not in it.
 */
export function AuthFrame({
  title,
  description,
  picture,
  brand,
  className,
  children,
  ...rest
}: AuthFrameProps) {
  return (
    <main {...rest} className={cx(frame, className)}>
      <div className={formSide}>
        {inElement(brand) ?? <BrandMark />}
        <div className={card}>
          <div className={intro}>
            <Heading level={1} size="3xl" tabIndex={-1}>
              {title}
            </Heading>
            {description && <Text tone="muted">{description}</Text>}
          </div>
          {inElement(children)}
        </div>
      </div>
      {picture && (
        <div className={aside}>
          <Picture {...picture} alt={picture.alt ?? ""} sizes="50vw" ratio="fill" />
        </div>
      )}
    </main>
  );
}
