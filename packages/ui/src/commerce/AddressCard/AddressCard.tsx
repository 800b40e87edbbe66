"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { Badge } from "../Badge";
import type { PostalAddress } from "../types";
import * as css from "./AddressCard.css";
import { AddressLines } from "./AddressLines";
import { type AddressCardMessages, addressCardMessages } from "./messages";

export interface AddressCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Whom and where a parcel goes to. */
  address: PostalAddress;
  /**
   * Marks the address that orders go to unless another is chosen.
   * @default false
   */
  isDefault?: boolean;
  /** What can be done with it: small quiet buttons and links for edit, delete, set default. */
  actions?: ReactNode;
  /**
   * Level of the name in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<AddressCardMessages>;
}

/** One saved address: in the address book, or as the place an order goes to. */
export function AddressCard({
  address,
  isDefault = false,
  actions,
  headingLevel = 3,
  messages,
  className,
  ...rest
}: AddressCardProps) {
  const text = useMessages("addressCard", addressCardMessages, messages);
  const linesId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={cx(css.card, className)}>
      <div className={css.frame}>
        <div className={css.head}>
          <Heading className={css.name}>
            <bdi translate="no">{address.name}</bdi>
          </Heading>
          {isDefault && <Badge tone="accent">{text.defaultBadge}</Badge>}
        </div>
        <p id={linesId} className={bare}>
          <AddressLines address={address} text={text} />
        </p>
      </div>
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className={css.actions} role="group" aria-labelledby={linesId}>
          {actions}
        </div>
      )}
    </article>
  );
}
