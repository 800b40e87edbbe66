import type { Order } from "@taanka/api-client";
import { MAX_CANCEL_REASON_LENGTH } from "@taanka/api-client/contract";
import {
  isCancellable,
  isCancelled,
  isNotFound,
  isRefundable,
  messageOf,
  orderedLines,
  useCancelOrder,
  useOrder,
  useSession,
} from "@taanka/store";
import { rememberOrigin, useReturnTo } from "@taanka/store/react-router";
import {
  Button,
  CancelForm,
  ErrorState,
  Notice,
  PageLoader,
  type RefundMode,
  Stack,
  useToast,
} from "@taanka/ui";
import { useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { AccountPage } from "../../components/AccountPage";
import { type MenuLink, useOrderMenu } from "../../components/menuLinks";
import { OrderMissing } from "../../components/OrderProblem";
import { briefly } from "../../components/toasts";
import { useTooLong } from "../../components/useTooLong";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Asked for of every order, paid or not. */
const refundModes: readonly RefundMode[] = ["source", "other"];

function Form({ order }: { order: Order }) {
  const { orderForms, orders } = useTexts();
  const texts = orderForms.cancel;
  const toast = useToast();
  const returnTo = useReturnTo();
  const { mutateAsync } = useCancelOrder();
  const { error, assertFits } = useTooLong(MAX_CANCEL_REASON_LENGTH);
  return (
    <CancelForm
      lines={orderedLines(order, orders.product, paths.product)}
      caption={texts.caption}
      status={order.orderStatus ?? ""}
      statusLabel={orders.statuses[order.orderStatus ?? ""] ?? order.orderStatus ?? ""}
      isCancelled={isCancelled(order)}
      termsHref={paths.terms}
      refundModes={refundModes}
      {...(isRefundable(order) && {
        refundAmount: order.totalAmount ?? 0,
        refundNote: texts.refundNote,
      })}
      onRefuse={(message) => toast.error(message, briefly)}
      error={error}
      onSubmit={async ({ reason, description }) => {
        const refundReason = `${reason}: ${description}`;
        assertFits(refundReason);
        try {
          await mutateAsync({ orderId: order._id, refundReason });
        } catch (error) {
          toast.error(messageOf(error, texts.sendFailed), briefly);
          throw error;
        }
        toast.success(texts.done, { ...briefly, acrossPages: true });
        returnTo(paths.order(order._id));
      }}
    />
  );
}

/** The form, or why it can't be shown. */
function Cancelling({ id }: { id: string }) {
  const { order, error, isPending } = useOrder(id);
  const { orderForms, orders } = useTexts();
  const texts = orderForms.cancel;
  const toast = useToast();
  const failed = error !== null && !isNotFound(error);
  const complain = useEffectEvent(() => toast.error(texts.loadFailed, briefly));
  useEffect(() => {
    if (failed) complain();
  }, [failed]);
  if (isPending) return <PageLoader>{texts.loading}</PageLoader>;
  if (order) {
    return (
      <Stack gap="6">
        {failed && <Notice kind="warning">{orders.cached}</Notice>}
        {!isRefundable(order) && isCancellable(order) && (
          <Notice kind="info">{orders.nothingPaid}</Notice>
        )}
        <Form order={order} />
      </Stack>
    );
  }
  if (failed) {
    return (
      <ErrorState
        title={texts.failed}
        action={
          <Button tone="secondary" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {messageOf(error, orders.failed)}
      </ErrorState>
    );
  }
  return <OrderMissing error={error} />;
}

/** Only who has a phone number has orders. */
function GoSigningIn() {
  const toast = useToast();
  const { login } = useTexts().orderForms.cancel;
  const location = useLocation();
  const complain = useEffectEvent(() => toast.error(login, { ...briefly, acrossPages: true }));
  useEffect(() => void complain(), []);
  return <Navigate to={paths.login} replace state={rememberOrigin(location)} />;
}

/** On this page the menu leads to the profile, and to what can be tried on. */
const toProfile = (links: MenuLink[]) =>
  links.map((link) => ({
    ...link,
    href: link.id === "tbyb" ? paths.tryBefore : paths.profile,
  }));

/** Cancelling an order. */
export default function CancelOrderScreen() {
  const { orderId: id = "" } = useParams();
  const { user } = useSession();
  const { orderForms, orders } = useTexts();
  const { title, description } = orderForms.cancel;
  const orderMenu = useOrderMenu();
  if (!user?.phoneNumber) return <GoSigningIn />;
  return (
    <AccountPage
      title={title}
      current="orders"
      withoutHome
      trail={[
        { label: orders.history, href: paths.orderHistory },
        { label: orders.details, href: paths.order(id) },
      ]}
      changeMenu={(links) => toProfile(orderMenu(links))}
      afterLogout={paths.login}
    >
      <PageMeta title={title} description={description} />
      <Cancelling id={id} />
    </AccountPage>
  );
}
