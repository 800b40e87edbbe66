/** What a shopper is to pay for. */
export interface PaymentRequest {
  /** The order's readable number. */
  merchantOrderId: string;
  /** Whole rupees. */
  amount: number;
  /** Where the provider's page sends the shopper afterwards. */
  returnUrl: string;
}

/** A payment that was begun. */
export interface PaymentSession {
  id: string;
  /** The provider's page to pay on. */
  checkoutUrl: string;
}

/** How a payment stands. `amount` is what was paid, in whole rupees. */
export type PaymentOutcome =
  | { status: "open" }
  | { status: "paid"; amount: number }
  | { status: "failed" };

/** Money that goes back to whoever paid. */
export interface RefundRequest {
  /** The payment's session. */
  sessionId: string;
  /** Whole rupees, at most what was paid. */
  amount: number;
  /** The same key is paid back once, however often it is asked for. */
  key: string;
}

/** Takes payments, by whatever service a shop has a contract with. */
export interface PaymentProvider {
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /**
   * Asks the provider itself: what a browser claims after a redirect proves nothing. A session that
   * it does not know has failed; what was paid after {@link close} is paid all the same.
   */
  outcome(sessionId: string): Promise<PaymentOutcome>;
  /** Ends a payment that was not made, so that it can't be made later, as far as that can be. */
  close(sessionId: string): Promise<void>;
  /** Gives back a part or the whole of what was paid. @throws when it is not sure that it did */
  refund(request: RefundRequest): Promise<void>;
}
