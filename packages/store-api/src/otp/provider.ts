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

/** Delivers one-time codes, by whatever service a shop has a contract with. */
export interface OtpProvider {
  /**
   * Hands a code to the delivery service.
   * @throws when the service did not take it; the caller is then told to try again
   */
  deliver(message: OtpMessage): Promise<void>;
}
