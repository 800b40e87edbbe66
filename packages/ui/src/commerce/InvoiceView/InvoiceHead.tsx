import { bare } from "../../styles/bare.css";
import * as css from "./InvoiceView.css";
import type { InvoiceViewMessages } from "./messages";
import type { InvoiceParty } from "./types";

interface InvoiceFactsProps {
  /** Names and values, and `no` for a value that no browser may translate; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | undefined, translate?: "no"])[];
}

/** Numbers and dates, name beside value. */
export function InvoiceFacts({ facts }: InvoiceFactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value, translate]) =>
          value && (
            <div key={name} className={css.pair}>
              <dt className={css.term}>{name}</dt>
              <dd className={css.fact}>
                <bdi translate={translate}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface InvoicePartiesProps {
  parties: readonly (readonly [string, InvoiceParty | undefined])[];
  level: number;
  text: InvoiceViewMessages;
}

/** Seller, buyer and receiver, side by side where there is room. */
export function InvoiceParties({ parties, level, text }: InvoicePartiesProps) {
  const Heading = `h${level}` as "h3";
  return (
    <div className={css.parties}>
      {parties.map(
        ([role, party]) =>
          party && (
            <section className={bare} key={role}>
              <Heading className={css.eyebrow}>{role}</Heading>
              <address className={css.address}>
                <p className={css.partyName} translate="no">
                  {party.name}
                </p>
                {party.address.map((line) => (
                  <p className={bare} key={line}>
                    <bdi translate="no">{line}</bdi>
                  </p>
                ))}
              </address>
              <InvoiceFacts
                facts={[
                  [text.phone, party.phone, "no"],
                  [text.gstin, party.gstin, "no"],
                  [text.pan, party.pan, "no"],
                ]}
              />
            </section>
          ),
      )}
    </div>
  );
}
