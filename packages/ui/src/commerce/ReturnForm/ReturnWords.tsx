"use client";

import { FileDrop } from "../../controls/FileDrop";
import { pictureTypes } from "../pictureRules";
import { ReasonFields } from "../ReasonFields/ReasonFields";
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
      <ReasonFields
        {...{ id, draft, errors, text, onChange }}
        reasons={reasons ?? returnReasons.map((value) => ({ value, label: text.reasons[value] }))}
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
