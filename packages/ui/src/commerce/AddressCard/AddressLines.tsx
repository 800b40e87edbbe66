"use client";

import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { fill } from "../../utils/fill";
import type { PostalAddress } from "../types";
import { line, phone } from "./AddressCard.css";
import type { AddressCardMessages } from "./messages";

interface AddressLinesProps {
  address: PostalAddress;
  text: AddressCardMessages;
}

/** Everything of an address but the name, one line below the other; fits into a label. */
export function AddressLines({ address, text }: AddressLinesProps) {
  const { line1, line2, city, state, pincode } = address;
  const number = address.phone.replace(/^(\d{5})(\d{5})$/, "$1 $2");
  return (
    <>
      <span className={line}>{line2 ? `${line1}, ${line2}` : line1}</span>
      <span className={line}>{fill(text.place, { city, state, pincode })}</span>
      <span className={phone}>
        <span className={visuallyHidden}>{text.phone} </span>
        <bdi>+91 {number}</bdi>
      </span>
    </>
  );
}
