import { usePreloadedNavigate } from "@taanka/store/react-router";
import {
  AccountFrame,
  AccountMenu,
  type Breadcrumb,
  Breadcrumbs,
  HeadsetIcon,
  PackageIcon,
  PinIcon,
  SettingsIcon,
  ShirtIcon,
  StoreIcon,
  UserIcon,
  WalletIcon,
} from "@taanka/ui";
import type { ReactNode } from "react";
import { shop } from "../config";
import { paths } from "../paths";
import { useLogout } from "../session/useLogout";
import { useTexts } from "../texts";
import { type MenuLink, useMenuLinks } from "./menuLinks";

export interface AccountPageProps {
  title: string;
  subtitle?: string;
  /** Key of the entry of the shop's account menu that this page is. */
  current?: string;
  /** Pages between home and this one. */
  trail?: Breadcrumb[];
  /**
   * Leaves home out of the breadcrumb.
   * @default false
   */
  withoutHome?: boolean;
  /** The menu's entries, where they are others than the shop's. */
  changeMenu?: (links: MenuLink[]) => MenuLink[];
  /** Where logging out leads. */
  afterLogout?: typeof paths.home | typeof paths.login;
  children: ReactNode;
}

/** By the key of an entry; one of a brand's own has none. */
const icons: Record<string, ReactNode> = {
  profile: <UserIcon />,
  orders: <PackageIcon />,
  addresses: <PinIcon />,
  bank: <WalletIcon />,
  tbyb: <ShirtIcon />,
  partner: <StoreIcon />,
  settings: <SettingsIcon />,
  help: <HeadsetIcon />,
};

/** A page of the account area: breadcrumb, side menu, content. */
export function AccountPage({
  title,
  subtitle,
  current,
  trail = [],
  withoutHome = false,
  changeMenu = (menu) => menu,
  afterLogout = paths.home,
  children,
}: AccountPageProps) {
  const logout = useLogout();
  const { open } = usePreloadedNavigate();
  const links = useMenuLinks();
  const { home } = useTexts().common;
  const start = withoutHome ? [] : [{ label: home, href: paths.home }];
  return (
    <AccountFrame
      breadcrumb={<Breadcrumbs items={[...start, ...trail, { label: title }]} />}
      title={title}
      subtitle={subtitle}
      menu={
        <AccountMenu
          current={current}
          entries={changeMenu(links(shop.menus.account)).map((link) => ({
            ...link,
            icon: icons[link.id],
          }))}
          onLogout={() => {
            // Whoever signs in next may be somebody else.
            open(afterLogout, { state: { from: paths.home } });
            void logout();
          }}
        />
      }
    >
      {children}
    </AccountFrame>
  );
}
