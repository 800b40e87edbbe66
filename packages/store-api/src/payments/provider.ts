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

/** How a payment stands. `paise` is what was paid. */
export type PaymentOutcome =
  | { status: "open" }
  | { status: "paid"; paise: number }
  | { status: "failed" };

/** A refund as the provider knows it. */
export interface ProviderRefund {
  /** The provider's own id. */
  id: string;
  /** The key of the {@link RefundRequest}; undefined for one that was made at the provider itself. */
  key: string | undefined;
  paise: number;
  /** Whether the provider gave up, so that the money is the shop's again. */
  isFailed: boolean;
}

/** All that came and went for a payment. */
export interface PaymentAccount {
  /** Paise of all payments together, those that were paid back among them. */
  received: number;
  refunds: readonly ProviderRefund[];
}

/** Money that goes back to whoever paid. */
export interface RefundRequest {
  /** The payment's session. */
  sessionId: string;
  /** At most what was paid. */
  paise: number;
  /** The same key is paid back once, however often it is asked for. */
  key: string;
}

/** The provider refused a refund and has certainly not paid it. */
export class RefundRefusedError extends Error {
  override name = "RefundRefusedError";
}

/** Takes payments, by whatever service a shop has a contract with. */
export interface PaymentProvider {
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /**
   * Asks the provider itself: what a browser claims after a redirect proves nothing. A session that
   * it does not know has failed; what was paid after {@link close} is paid all the same.
   */
  outcome(sessionId: string): Promise<PaymentOutcome>;
  /** Asks what came and went, also by the provider's own pages. */
  account(sessionId: string): Promise<PaymentAccount>;
  /** Ends a payment that was not made, so that it can't be made later, as far as that can be. */
  close(sessionId: string): Promise<void>;
  /**
   * Gives back a part or the whole of what was paid.
   *
   * @returns the provider's id of the refund, where it has one
   * @throws RefundRefusedError when it has certainly not paid it
   * @throws Error of any other kind when that is not sure
   */
  refund(request: RefundRequest): Promise<string | undefined>;
}
