import { type PartnerInput, partnersClient } from "@taanka/api-client";
import { useMutation } from "@tanstack/react-query";
import * as v from "valibot";
import { refusalOf } from "../errors";
import { apiOf } from "../queries/api";
import { offlineCopy } from "../storage/offlineCopy";

const text = v.optional(v.string(), "");

const draftSchema = v.object({
  name: text,
  email: text,
  mobile: text,
  shopName: text,
  gst: text,
  pan: text,
  shopAddress: text,
  pincode: text,
  state: text,
  city: text,
  mapUrl: text,
});

/** The texts of an application that is being filled in. */
export type PartnerDraft = v.InferOutput<typeof draftSchema>;

const verifiedSchema = v.object({ email: v.string() });

/** What of an application stays on the device: the form's texts, and that its code was given. */
export function partnerCopies(owner: string) {
  const draft = offlineCopy("partner.form", owner, draftSchema);
  return {
    draft: {
      ...draft,
      // The picture is a file, which the device's storage can't keep.
      write: ({ shopImage: _picture, ...texts }: PartnerDraft & { shopImage?: unknown }) =>
        draft.write(texts),
    },
    step: offlineCopy("partner.step", owner, v.picklist(["form", "verify"])),
    verified: offlineCopy("partner.verified", owner, verifiedSchema),
  };
}

/** Sends an application with the picture of the shop. */
export const useApplication = () =>
  useMutation({
    mutationFn: (input: PartnerInput, { client }) => apiOf(client)(partnersClient).apply(input),
  });

const fields = {
  name: "name",
  email: "email",
  mobile: "mobile",
  shopName: "shopName",
  gst: "gst",
  pan: "pan",
  shopAddress: "shopAddress",
  pincode: "pincode",
  state: "state",
  city: "city",
  shopImage: "shopImage",
  mapUrl: "mapUrl",
} as const;

/** Why an application was not taken, as the form shows it. */
export const applicationRefusal = (error: Error | null, fallback: string) =>
  refusalOf(error, fields, fallback);
