"use client";

import type { ReactNode } from "react";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import type { OrderSummaryLine } from "../OrderSummary";
import { orderSummaryMessages } from "../OrderSummary/messages";
import { useRupees } from "../useRupees";
import * as css from "./OrderPiece.css";

interface OrderPieceProps {
  line: OrderSummaryLine;
  /** A quiet line below the name. */
  caption?: ReactNode;
  /** Gives the name's element this id. */
  nameId?: string;
}

/** A line of an order that a form is about: picture, name, size, colour, quantity and price. */
export function OrderPiece({ line, caption, nameId }: OrderPieceProps) {
  const text = useMessages("orderSummary", orderSummaryMessages);
  const money = useRupees();
  const { name, picture, size, color, quantity = 1, price } = line;
  return (
    <div className={css.piece}>
      {picture ? (
        <Picture sizes="72px" {...picture} alt="" className={css.picture} />
      ) : (
        drawNoPicture(css.picture)
      )}
      <div className={bare}>
        <p id={nameId} className={css.name}>
          {name}
        </p>
        {caption && <p className={css.quiet}>{caption}</p>}
        <p className={css.quiet}>
          {size && <span className={bare}>{fillLabel(text.size, { size })}</span>}
          {color && <span className={bare}>{color}</span>}
          <span className={bare}>{fill(text.quantity, { quantity })}</span>
        </p>
        <p className={css.price}>{money(price * quantity)}</p>
      </div>
    </div>
  );
}
