"use client";

import { Select } from "../../controls/Select";
import { TextArea } from "../../controls/TextArea";
import type { CancelFormMessages } from "../CancelForm/messages";
import type { ReturnFormMessages } from "../ReturnForm/messages";
import type { ReasonOption } from "../types";
import type { ShownErrors } from "../useFormCheck";

/** What is said of why, while it is filled in. */
interface Why {
  reason: string;
  description: string;
}

interface ReasonFieldsProps {
  /** Start of every field's id. */
  id: string;
  reasons: readonly ReasonOption[];
  /**
   * The shopper has to say more than the reason.
   * @default true
   */
  descriptionRequired?: boolean;
  /** Height of the description, in lines. */
  rows?: number;
  draft: Why;
  errors: ShownErrors<keyof Why>;
  text: CancelFormMessages | ReturnFormMessages;
  onChange: (part: Partial<Why>) => void;
}

/** Why an order is cancelled, or why pieces go back: a reason of the shop's, and the shopper's words. */
export function ReasonFields(props: ReasonFieldsProps) {
  const { id, reasons, descriptionRequired = true, rows, draft, errors, text, onChange } = props;
  return (
    <>
      <Select
        id={`${id}-reason`}
        name="reason"
        label={text.reason}
        required
        error={errors.reason}
        placeholder={text.reasonPlaceholder}
        options={reasons}
        value={draft.reason}
        onValueChange={(reason) => onChange({ reason })}
      />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={text.description}
        hint={text.descriptionHint}
        required={descriptionRequired}
        optional={!descriptionRequired}
        rows={rows}
        error={errors.description}
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
      />
    </>
  );
}
