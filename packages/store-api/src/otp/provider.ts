import type { OrderMessageKind } from "../messages/kinds.js";

/** How a code reaches its owner. */
export type OtpChannel = "text" | "voice";

/** A code on its way. */
export interface OtpMessage {
  /** Ten digits. */
  phoneNumber: string;
  channel: OtpChannel;
  /** Six digits. */
  code: string;
}

/** Word of an order on its way to whoever placed it. */
export interface OrderMessage {
  /** The same for the same message, so that one that is sent again is read once. */
  key: string;
  /** Ten digits. */
  phoneNumber: string;
  kind: OrderMessageKind;
  /** The order's readable number. */
  order: string;
  /** Code of the language of the text. */
  language: string;
  text: string;
}

/** Delivers one-time codes and word of orders, by whatever service a shop has a contract with. */
export interface OtpProvider {
  /**
   * Hands a code to the delivery service.
   * @throws when the service did not take it; the caller is then told to try again
   */
  deliver(message: OtpMessage): Promise<void>;
  /**
   * Hands word of an order to the delivery service.
   * @throws when the service did not take it; it is then tried again later
   */
  notify(message: OrderMessage): Promise<void>;
}
