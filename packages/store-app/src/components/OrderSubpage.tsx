import type { ReactElement } from "react";
import { paths } from "../paths";
import { PageMeta } from "../seo/PageMeta";
import { useTexts } from "../texts";
import { AccountPage } from "./AccountPage";
import { useOrderMenu } from "./menuLinks";

export interface OrderSubpageProps {
  orderId: string;
  title: string;
  description: string;
  children: ReactElement;
}

/** A page of the account area that lies below the page of an order. */
export function OrderSubpage({ orderId, title, description, children }: OrderSubpageProps) {
  const { orders } = useTexts();
  return (
    <AccountPage
      title={title}
      current="orders"
      trail={[
        { label: orders.history, href: paths.orderHistory },
        { label: orders.details, href: paths.order(orderId) },
      ]}
      changeMenu={useOrderMenu()}
      afterLogout={paths.login}
    >
      <PageMeta title={title} description={description} />
      {children}
    </AccountPage>
  );
}
