"use client";

import { type FormEvent, useState } from "react";
import { Button } from "../../controls/Button";
import { TextField } from "../../controls/TextField";
import { bare } from "../../styles/bare.css";
import { toUpperCase } from "../../utils/toUpperCase";
import { trimText } from "../../utils/trimText";
import type { CouponBoxMessages } from "./messages";
import type { CouponBoxProps } from "./types";

interface CouponFormProps extends Pick<CouponBoxProps, "busy" | "error" | "onApply"> {
  /** Code of the offer that is being applied, whose own button says so. */
  offered: string;
  text: CouponBoxMessages;
}

export function CouponForm({ busy = false, offered, error, onApply, text }: CouponFormProps) {
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const entered = trimText(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(entered === "");
    if (entered) onApply?.(entered);
  };
  return (
    <form className={bare} noValidate onSubmit={submit}>
      <TextField
        label={text.label}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={missing ? text.empty : error}
        onChange={toUpperCase}
        onValueChange={(next) => {
          setCode(next);
          setMissing(false);
        }}
        suffix={
          <Button
            type="submit"
            tone="quiet"
            size="small"
            loading={busy && !offered}
            // Not `disabled`: Enter in the empty field is to say what is missing.
            aria-disabled={entered === "" || busy || undefined}
          >
            {text.apply}
          </Button>
        }
      />
    </form>
  );
}
