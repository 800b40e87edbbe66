import { AccountFrame, AccountMenu, type AccountMenuProps, Breadcrumbs } from "@taanka/ui";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useLogout } from "../session/useLogout";

export interface AccountPageProps {
  title: string;
  subtitle?: string;
  /** Entry of the side menu that this page is. */
  current?: AccountMenuProps["current"];
  /** Pages between home and this one. */
  trail?: { label: string; href: string }[];
  /** Where logging out leads. */
  afterLogout?: "/" | "/login";
  children: ReactNode;
}

/** The pages that this shop has. */
const entries: AccountMenuProps["entries"] = [
  "profile",
  "orders",
  "addresses",
  "tbyb",
  "settings",
  "help",
];

/** A page of the account area: breadcrumb, side menu, content. */
export function AccountPage({
  title,
  subtitle,
  current,
  trail = [],
  afterLogout = "/",
  children,
}: AccountPageProps) {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <AccountFrame
      breadcrumb={
        <Breadcrumbs items={[{ label: "Home", href: "/" }, ...trail, { label: title }]} />
      }
      title={title}
      subtitle={subtitle}
      menu={
        <AccountMenu
          current={current}
          entries={entries}
          onLogout={async () => {
            await logout();
            navigate(afterLogout);
          }}
        />
      }
    >
      {children}
    </AccountFrame>
  );
}
