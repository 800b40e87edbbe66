import { useOrder } from "@taanka/store";
import { PageLoader } from "@taanka/ui";
import { useParams } from "react-router-dom";
import { AccountPage } from "../../components/AccountPage";
import { useOrderMenu } from "../../components/menuLinks";
import { OrderProblem } from "../../components/OrderProblem";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { OrderContent } from "./OrderContent";
import { wordsFor } from "./orderWords";

/** One order, or why it can't be shown. */
export default function OrderDetailScreen() {
  const { orderId: id = "" } = useParams();
  const { order, error, isPending, isFetching, refetch } = useOrder(id);
  const { orders: texts } = useTexts();
  const orderMenu = useOrderMenu();
  const again = { retrying: isFetching, onRetry: () => void refetch() };
  return (
    <AccountPage
      title={order ? wordsFor(order, texts).heading : texts.order}
      current="orders"
      trail={[{ label: texts.history, href: paths.orderHistory }]}
      changeMenu={orderMenu}
      afterLogout={paths.login}
    >
      <PageMeta title={texts.order} description={texts.description} />
      {isPending && <PageLoader />}
      {order && <OrderContent order={order} cached={error !== null} {...again} />}
      {!order && error && <OrderProblem error={error} {...again} />}
    </AccountPage>
  );
}
