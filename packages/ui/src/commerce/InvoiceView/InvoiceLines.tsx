import { bare } from "../../styles/bare.css";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import * as css from "./InvoiceView.css";
import type { InvoiceViewMessages } from "./messages";
import type { InvoiceLine } from "./types";

interface InvoiceLinesProps {
  lines: readonly InvoiceLine[];
  text: InvoiceViewMessages;
  money: (amount: number) => string;
}

/** The items as a table. On phones the columns between name and amount move under the name. */
export function InvoiceLines({ lines, text, money }: InvoiceLinesProps) {
  const withHsn = lines.some(({ hsn }) => hsn);
  const middle = cx(css.column, css.figure);
  return (
    <table className={css.table} aria-label={text.lines}>
      <thead>
        <tr>
          <th className={bare} scope="col">
            {text.item}
          </th>
          {withHsn && (
            <th scope="col" className={css.column}>
              {text.hsn}
            </th>
          )}
          <th scope="col" className={middle}>
            {text.quantity}
          </th>
          <th scope="col" className={middle}>
            {text.rate}
          </th>
          <th scope="col" className={css.figure}>
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, details, hsn, quantity = 1, price }) => (
          <tr key={id}>
            <td className={bare}>
              <p className={css.itemName}>{name}</p>
              {details && <p className={css.details}>{details}</p>}
              <p className={cx(css.details, css.narrowDetails)}>
                <bdi>{fill(text.times, { quantity, price: money(price) })}</bdi>
                {hsn && <span className={bare}>{` · ${text.hsn} ${hsn}`}</span>}
              </p>
            </td>
            {withHsn && (
              <td className={css.column} translate="no">
                {hsn}
              </td>
            )}
            <td className={middle}>{quantity}</td>
            <td className={middle}>{money(price)}</td>
            <td className={css.figure}>{money(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
