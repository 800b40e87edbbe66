"use client";

import { PhoneField } from "../../controls/PhoneField";
import { PincodeField } from "../../controls/PincodeField";
import { TextField } from "../../controls/TextField";
import type { ShownErrors } from "../useFormCheck";
import * as css from "./AddressForm.css";
import type { AddressValues, RequiredAddressField } from "./addressValues";
import type { AddressFormMessages } from "./messages";
import { StateField } from "./StateField";

/** Characters, as the contract takes them. */
const longest = { name: 100, line: 200 } as const;

interface AddressFieldsProps {
  /** Start of every field's id. */
  id: string;
  values: AddressValues;
  errors: ShownErrors<RequiredAddressField>;
  text: AddressFormMessages;
  pincodeStates: readonly string[];
  onChange: (part: Partial<AddressValues>) => void;
}

/** The fields of an address, wired to one object of values. */
export function AddressFields(props: AddressFieldsProps) {
  const { id, values, errors, text, pincodeStates, onChange } = props;
  const field = (key: RequiredAddressField, label: string) => ({
    id: `${id}-${key}`,
    name: key,
    label,
    required: true,
    error: errors[key],
    value: values[key],
    onValueChange: (value: string) => onChange({ [key]: value }),
  });
  return (
    <div className={css.fields}>
      <TextField
        {...field("name", text.name)}
        className={css.half}
        autoComplete="name"
        maxLength={longest.name}
      />
      <PhoneField {...field("phone", text.phone)} className={css.half} />
      <TextField
        {...field("line1", text.address)}
        className={css.whole}
        autoComplete="address-line1"
        maxLength={longest.line}
      />
      <TextField
        id={`${id}-line2`}
        name="line2"
        className={css.whole}
        label={text.line2}
        optional
        autoComplete="address-line2"
        maxLength={longest.line}
        value={values.line2}
        onValueChange={(line2) => onChange({ line2 })}
      />
      <PincodeField {...field("pincode", text.pincode)} className={css.third} />
      <TextField
        {...field("city", text.city)}
        className={css.third}
        autoComplete="address-level2"
        maxLength={longest.name}
      />
      <StateField
        {...field("state", text.state)}
        {...{ text, pincodeStates }}
        className={css.third}
      />
    </div>
  );
}
