import type { ComponentProps, ReactNode } from "react";
import type { BannerPicture } from "../BannerCarousel";

/** What the editorial blocks of a home page have in common. All words are the shop's. */
export interface PromoProps extends Omit<ComponentProps<"section">, "children"> {
  /** The picture that fills it. */
  picture: BannerPicture;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** Names the block. */
  heading: ReactNode;
  /** One or two sentences. */
  text?: ReactNode;
  /** Where the block leads. */
  href?: string;
  /** Words of the link to it; without them, or without `href`, there is none. */
  linkLabel?: ReactNode;
}
