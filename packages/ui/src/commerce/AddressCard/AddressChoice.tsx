"use client";

import type { ReactNode } from "react";
import { RadioCards, type RadioCardsProps } from "../../controls/RadioCards";
import { useMessages } from "../../theme/context";
import { Badge } from "../Badge";
import type { PostalAddress } from "../types";
import { head, name as nameStyle } from "./AddressCard.css";
import { AddressLines } from "./AddressLines";
import { type AddressCardMessages, addressCardMessages } from "./messages";

/** One address to choose. */
export interface AddressOption {
  /** Value of the choice: the shop's id of the address. */
  id: string;
  /** Where goods are sent. */
  address: PostalAddress;
  /**
   * It is the one that goods go to unless another is chosen.
   * @default false
   */
  isDefault?: boolean;
  /** What can be done with it: small quiet buttons for edit, delete, set default. */
  actions?: ReactNode;
}

export interface AddressChoiceProps extends Omit<RadioCardsProps, "options"> {
  /** The addresses to choose from. */
  addresses: readonly AddressOption[];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<AddressCardMessages>;
}

/** Which saved address an order goes to: cards that are radio buttons. */
export function AddressChoice({ addresses, messages, ...rest }: AddressChoiceProps) {
  const text = useMessages("addressCard", addressCardMessages, messages);
  const options = addresses.map(({ id, address, isDefault, actions }) => ({
    value: id,
    label: (
      <span className={head}>
        <span className={nameStyle}>
          <bdi>{address.name}</bdi>
        </span>
        {isDefault && <Badge tone="accent">{text.defaultBadge}</Badge>}
      </span>
    ),
    description: <AddressLines address={address} text={text} />,
    actions,
  }));
  return <RadioCards {...rest} options={options} />;
}
