"use client";

import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { fill } from "../../utils/fill";
import { phoneInGroups } from "../phoneInGroups";
import type { PostalAddress } from "../types";
import { line, phone } from "./AddressCard.css";
import type { AddressCardMessages } from "./messages";

interface AddressLinesProps {
  address: PostalAddress;
  text: AddressCardMessages;
}

/**
 * Everything of an address but the name, one line below the other; fits into a label. Each line runs as
 * its own words do, so that a house number stays before its road in a page that runs right to left.
 */
export function AddressLines({ address, text }: AddressLinesProps) {
  const { line1, line2, city, state, pincode } = address;
  return (
    <>
      <span className={line}>
        <bdi translate="no">{line2 ? `${line1}, ${line2}` : line1}</bdi>
      </span>
      <span className={line}>
        <bdi translate="no">{fill(text.place, { city, state, pincode })}</bdi>
      </span>
      <span className={phone}>
        <span className={visuallyHidden}>{`${text.phone} `}</span>
        <bdi translate="no">{phoneInGroups(address.phone)}</bdi>
      </span>
    </>
  );
}
