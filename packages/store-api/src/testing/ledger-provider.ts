import {
  type PaymentAccount,
  type PaymentOutcome,
  type PaymentProvider,
  type ProviderRefund,
  RefundRefusedError,
  type RefundRequest,
} from "../payments/provider.js";

interface Book {
  /** Paise of each payment. */
  payments: number[];
  refunds: ProviderRefund[];
  isClosed: boolean;
}

/** A payment provider in memory that keeps its books as strictly as a real one. */
export class LedgerProvider implements PaymentProvider {
  readonly #books = new Map<string, Book>();
  /** What becomes of the next refunds: they are made, refused an answer, or never arrive. */
  mood: "answers" | "loses" | "away" = "answers";
  /** Calls that asked for a refund. */
  readonly asked: RefundRequest[] = [];

  book(sessionId: string): Book {
    const book = this.#books.get(sessionId) ?? { payments: [], refunds: [], isClosed: false };
    this.#books.set(sessionId, book);
    return book;
  }

  received(sessionId: string): number {
    return this.book(sessionId).payments.reduce((sum, paise) => sum + paise, 0);
  }

  /** Paise that went back, those of refunds that failed left out. */
  returned(sessionId: string): number {
    const made = this.book(sessionId).refunds.filter(({ isFailed }) => !isFailed);
    return made.reduce((sum, { paise }) => sum + paise, 0);
  }

  /** Gives back at the provider's own pages, at most what is left. */
  giveBackByHand(sessionId: string, paise: number): void {
    const left = Math.min(paise, this.received(sessionId) - this.returned(sessionId));
    const { refunds } = this.book(sessionId);
    const id = `hand-${sessionId}-${refunds.length}`;
    if (left > 0) refunds.push({ id, key: undefined, paise: left, isFailed: false });
  }

  createSession(): Promise<never> {
    return Promise.reject(new Error("Orders of these tests have their session already."));
  }

  async outcome(sessionId: string): Promise<PaymentOutcome> {
    if (this.mood === "away") throw new Error("away");
    const paise = this.received(sessionId);
    if (paise > 0) return { status: "paid", paise };
    return { status: this.book(sessionId).isClosed ? "failed" : "open" };
  }

  async account(sessionId: string): Promise<PaymentAccount> {
    if (this.mood === "away") throw new Error("away");
    return { received: this.received(sessionId), refunds: [...this.book(sessionId).refunds] };
  }

  async close(sessionId: string): Promise<void> {
    if (this.mood === "away") throw new Error("away");
    this.book(sessionId).isClosed = true;
  }

  async refund(request: RefundRequest): Promise<string> {
    this.asked.push(request);
    const { sessionId, paise, key } = request;
    if (this.mood === "away") throw new Error("away");
    const { refunds } = this.book(sessionId);
    const earlier = refunds.find((refund) => refund.key === key);
    if (earlier && earlier.paise !== paise) throw new RefundRefusedError("another amount");
    if (!earlier && paise > this.received(sessionId) - this.returned(sessionId)) {
      throw new RefundRefusedError("more than was paid");
    }
    const id = earlier?.id ?? `refund-${key}`;
    if (!earlier) refunds.push({ id, key, paise, isFailed: false });
    if (this.mood === "loses") throw new Error("the answer was lost");
    return id;
  }
}
