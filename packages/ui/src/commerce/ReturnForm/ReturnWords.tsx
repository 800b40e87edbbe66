"use client";

import { FileDrop } from "../../controls/FileDrop";
import { Select } from "../../controls/Select";
import { TextArea } from "../../controls/TextArea";
import { pictureTypes } from "../pictureRules";
import type { ReasonOption } from "../types";
import type { ShownErrors } from "../useFormCheck";
import type { ReturnFormMessages } from "./messages";
import * as css from "./ReturnForm.css";
import { returnReasons } from "./returnReasons";
import type { ReturnDraft } from "./returnValues";

interface ReturnWordsProps {
  /** Start of every field's id. */
  id: string;
  reasons: readonly ReasonOption[] | undefined;
  /** Most pictures; with 0 none are asked for. */
  maxPictures: number;
  maxPictureSize: number;
  draft: ReturnDraft;
  errors: ShownErrors<string>;
  text: ReturnFormMessages;
  onChange: (part: Partial<ReturnDraft>) => void;
}

/** Why the pieces go back, with pictures. */
export function ReturnWords(props: ReturnWordsProps) {
  const { id, reasons, maxPictures, maxPictureSize, draft, errors, text, onChange } = props;
  return (
    <div className={css.group}>
      <Select
        id={`${id}-reason`}
        name="reason"
        label={text.reason}
        required
        error={errors.reason}
        placeholder={text.reasonPlaceholder}
        options={reasons ?? returnReasons.map((value) => ({ value, label: text.reasons[value] }))}
        value={draft.reason}
        onValueChange={(reason) => onChange({ reason })}
      />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={text.description}
        hint={text.descriptionHint}
        required
        error={errors.description}
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
      />
      {maxPictures > 0 && (
        <FileDrop
          name="pictures"
          label={text.pictures}
          hint={text.picturesHint}
          optional
          multiple
          accept={pictureTypes}
          maxSize={maxPictureSize}
          maxFiles={maxPictures}
          value={draft.pictures}
          onValueChange={(pictures) => onChange({ pictures })}
        />
      )}
    </div>
  );
}
