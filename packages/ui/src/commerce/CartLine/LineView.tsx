"use client";

import { Checkbox } from "../../controls/Checkbox";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { fill } from "../../utils/fill";
import type { ProductPicture } from "../types";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface LineViewProps {
  name: string;
  picture: ProductPicture | undefined;
  bought: boolean;
  disabled: boolean;
  onChoose: ((chosen: boolean) => void) | undefined;
  text: CartLineMessages;
}

/** The picture, with the tick box on its corner. */
export function LineView({ name, picture, bought, disabled, onChoose, text }: LineViewProps) {
  return (
    <div className={css.view}>
      {picture ? (
        <Picture sizes="(min-width: 1024px) 120px, 96px" {...picture} className={css.picture} />
      ) : (
        drawNoPicture(css.picture)
      )}
      {onChoose && (
        <Checkbox
          className={css.select}
          label={<span className={visuallyHidden}>{fill(text.select, { product: name })}</span>}
          checked={bought}
          disabled={disabled}
          onCheckedChange={onChoose}
        />
      )}
    </div>
  );
}
