"use client";

import type { ReactNode } from "react";
import { FileDrop } from "../../controls/FileDrop";
import { PhoneField } from "../../controls/PhoneField";
import { PincodeField } from "../../controls/PincodeField";
import { TextField } from "../../controls/TextField";
import { toUpperCase } from "../../utils/toUpperCase";
import type { AddressFormMessages } from "../AddressForm";
import * as layout from "../AddressForm/AddressForm.css";
import { StateField } from "../AddressForm/StateField";
import { pictureTypes } from "../pictureRules";
import type { ShownErrors } from "../useFormCheck";
import type { PartnerFormMessages } from "./messages";
import * as css from "./PartnerForm.css";
import type { PartnerField, PartnerValues } from "./partnerValues";

interface PartnerFieldsProps {
  /** Start of every field's id. */
  id: string;
  values: PartnerValues;
  errors: ShownErrors<PartnerField>;
  text: PartnerFormMessages;
  address: AddressFormMessages;
  pincodeStates: readonly string[];
  maxPictureSize: number;
  onChange: (part: Partial<PartnerValues>) => void;
}

type TextKey = Exclude<PartnerField, "shopImage">;

/** The fields of an application: the person, the shop, the place. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { id, values, errors, text, address, pincodeStates, maxPictureSize, onChange } = props;
  const common = (key: TextKey, label: string) => ({
    id: `${id}-${key}`,
    name: key,
    label,
    error: errors[key],
    value: values[key],
    onValueChange: (value: string) => onChange({ [key]: value }),
  });
  const field = (key: TextKey, label: string) => ({ ...common(key, label), required: true });
  const code = (key: "gst" | "pan", label: string) => ({
    ...common(key, label),
    optional: true,
    className: layout.half,
    onChange: toUpperCase,
    autoCapitalize: "characters",
    autoComplete: "off",
    spellCheck: false,
    dir: "ltr" as const,
  });
  return (
    <>
      <Group legend={text.you}>
        <TextField
          {...field("name", text.name)}
          autoComplete="name"
          maxLength={100}
          className={layout.whole}
        />
        <PhoneField {...field("mobile", text.mobile)} className={layout.half} />
        <TextField
          {...field("email", text.email)}
          type="email"
          autoComplete="email"
          maxLength={254}
          className={layout.half}
        />
      </Group>
      <Group legend={text.shop}>
        <TextField
          {...field("shopName", text.shopName)}
          autoComplete="organization"
          maxLength={120}
          className={layout.whole}
        />
        <FileDrop
          id={`${id}-shopImage`}
          name="shopImage"
          label={text.shopImage}
          hint={text.shopImageHint}
          required
          error={errors.shopImage}
          accept={pictureTypes}
          maxSize={maxPictureSize}
          value={values.shopImage ? [values.shopImage] : []}
          onValueChange={([shopImage]) => onChange({ shopImage })}
          className={layout.whole}
        />
        <TextField {...code("gst", text.gst)} maxLength={15} />
        <TextField {...code("pan", text.pan)} maxLength={10} />
      </Group>
      <Group legend={text.place}>
        <TextField
          {...field("shopAddress", text.shopAddress)}
          autoComplete="street-address"
          maxLength={500}
          className={layout.whole}
        />
        <PincodeField {...field("pincode", address.pincode)} className={layout.third} />
        <TextField
          {...field("city", address.city)}
          autoComplete="address-level2"
          maxLength={100}
          className={layout.third}
        />
        <StateField
          {...field("state", address.state)}
          text={address}
          pincodeStates={pincodeStates}
          className={layout.third}
        />
        <TextField
          {...common("mapUrl", text.mapUrl)}
          optional
          hint={text.mapUrlHint}
          type="url"
          inputMode="url"
          maxLength={500}
          dir="ltr"
          className={layout.whole}
        />
      </Group>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={layout.fields}>{children}</div>
    </fieldset>
  );
}
