"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ReceiptIcon } from "../../icons/account";
import { CloseIcon } from "../../icons/actions";

import { fill } from "../../utils/fill";
import { IconButton } from "../IconButton";
import * as css from "./FileDrop.css";
import { formatSize } from "./fileRules";
import type { FileDropMessages } from "./messages";

/** How far the sending of a file is. */
export interface FileState {
  /** Share that has been sent, from 0 to 1. Leave it out before and after. */
  progress?: number;
  /** Why the file could not be sent. */
  error?: ReactNode;
}

interface FileRowProps extends FileState {
  file: File;
  disabled: boolean;
  locale: string;
  text: FileDropMessages;
  onRemove: () => void;
}

/** The picture itself, from the browser's own memory; nothing is sent for it. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return (
    <span className={css.preview}>
      {address ? (
        <img
          src={address}
          alt=""
          className={css.picture}
          // A kind of picture that this browser can't draw.
          onError={() => setAddress(undefined)}
        />
      ) : (
        <ReceiptIcon />
      )}
    </span>
  );
}

/** A chosen file: its picture, name, size or progress, and the way to take it out. */
export function FileRow({ file, progress, error, disabled, locale, text, onRemove }: FileRowProps) {
  const share = progress === undefined ? undefined : Math.min(Math.max(progress, 0), 1);
  const size = formatSize(file.size, locale);
  const note =
    share === undefined
      ? size
      : `${text.sending} · ${share.toLocaleString(locale, { style: "percent" })}`;
  return (
    <li className={css.row}>
      <Preview file={file} />
      <div className={css.words}>
        <p className={css.name} title={file.name}>
          <bdi>{file.name}</bdi>
        </p>
        {error ? (
          <p className={css.failure}>{error}</p>
        ) : (
          <p className={css.note}>
            <bdi>{note}</bdi>
          </p>
        )}
        {share !== undefined && !error && (
          <progress
            className={css.progress}
            value={share}
            max={1}
            aria-label={`${text.sending} ${file.name}`}
          />
        )}
      </div>
      {!disabled && (
        <IconButton size="small" label={fill(text.remove, { name: file.name })} onClick={onRemove}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </li>
  );
}
