import { isCancelled, useOrder } from "@taanka/store";
import {
  ButtonLink,
  EmptyState,
  InvoiceView,
  PageLoader,
  rupeesInHindiWords,
  rupeesInWords,
} from "@taanka/ui";
import { useParams } from "react-router-dom";
import { OrderProblem } from "../../components/OrderProblem";
import { OrderSubpage } from "../../components/OrderSubpage";
import { useLanguage } from "../../config";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { invoiceOf } from "./invoiceOf";

/** How a language writes a sum out; the others write it in English. */
const sumsInWords: Record<string, (rupees: number) => string> = { hi: rupeesInHindiWords };

function Invoice({ id }: { id: string }) {
  const { order, error, isPending, isFetching, refetch } = useOrder(id);
  const texts = useTexts();
  const { code } = useLanguage();
  const { orderForms } = texts;
  if (isPending) return <PageLoader />;
  if (!order) {
    return <OrderProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const invoice = invoiceOf(order, texts);
  if (invoice) {
    const { terms, cancelled } = orderForms.invoice;
    const notice = isCancelled(order) && cancelled;
    const inWords = sumsInWords[code] ?? rupeesInWords;
    return (
      <InvoiceView
        {...invoice}
        totalInWords={inWords(invoice.total)}
        notice={notice}
        terms={terms}
      />
    );
  }
  return (
    <EmptyState
      drawing="parcel"
      title={orderForms.invoice.missing}
      action={<ButtonLink href={paths.order(id)}>{orderForms.return.backToOrder}</ButtonLink>}
    >
      {orderForms.invoice.missingText}
    </EmptyState>
  );
}

/** The invoice of an order, which prints alone and saves as PDF. */
export default function InvoiceScreen() {
  const { orderId: id = "" } = useParams();
  const { orderForms } = useTexts();
  const { title, description } = orderForms.invoice;
  return (
    <OrderSubpage orderId={id} title={title} description={description}>
      <Invoice id={id} />
    </OrderSubpage>
  );
}
