import type { Order } from "@taanka/api-client";
import { awaitsPayment, isCancelled, isRefundable, paymentFailed } from "@taanka/store";
import type { Texts } from "../../texts";

interface OrderWords {
  /** The page's heading. */
  heading: string;
  /** Says where the order stands. */
  sentence: string;
}

/** What the page of an order says first. */
export function wordsFor(order: Order, texts: Texts["orders"]): OrderWords {
  if (paymentFailed(order)) {
    return {
      heading: texts.paymentFailed,
      sentence: order.latePayment ? texts.failedLate : texts.failedPayment,
    };
  }
  if (isCancelled(order)) return { heading: texts.cancelled, sentence: texts.closed };
  if (awaitsPayment(order)) return { heading: texts.pending, sentence: texts.waiting };
  const sentences: Record<string, string> = {
    Dispatched: texts.onTheWay,
    Delivered: texts.delivered,
  };
  return {
    heading: texts.confirmed,
    sentence: sentences[order.orderStatus ?? ""] ?? texts.processing,
  };
}

/**
 * How far the payment of an order is, in words.
 *
 * @param money writes an amount of rupees
 */
export function paymentWords(
  order: Order,
  texts: Texts["orders"],
  money: (rupees: number) => string,
): string {
  const state = order.paymentStatus.toLowerCase();
  if (order.latePayment) {
    return order.latePayment.returnedAt ? (texts.paymentStates.refunded ?? "") : texts.paidTooLate;
  }
  if (order.paymentMethod === "COD" && state === "pending" && !isCancelled(order)) {
    return order.orderStatus === "Delivered" ? (texts.paymentStates.paid ?? "") : texts.cashDue;
  }
  if (isCancelled(order) && isRefundable(order))
    return texts.paidGoesBack(money(order.totalAmount ?? 0));
  return texts.paymentStates[isCancelled(order) && state === "pending" ? "failed" : state] ?? "";
}
