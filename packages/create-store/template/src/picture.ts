import { pictureAddress } from "./store";

/** A picture beside the name of what it shows; nothing where the API has none. */
export const pictureOf = (address: string, color?: string | null) =>
  address ? { src: pictureAddress(address), alt: "", color: color ?? undefined } : undefined;
