import {
  AccountFrame,
  AccountMenu,
  Breadcrumbs,
  HeadsetIcon,
  PackageIcon,
  PinIcon,
  SettingsIcon,
  ShirtIcon,
  StoreIcon,
  UserIcon,
} from "@taanka/ui";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { shop } from "../config";
import { paths } from "../paths";
import { useLogout } from "../session/useLogout";
import { useTexts } from "../texts";
import { useMenuLinks } from "./menuLinks";

export interface AccountPageProps {
  title: string;
  subtitle?: string;
  /** Key of the entry of the shop's account menu that this page is. */
  current?: string;
  /** Pages between home and this one. */
  trail?: { label: string; href: string }[];
  /** Where logging out leads. */
  afterLogout?: typeof paths.home | typeof paths.login;
  children: ReactNode;
}

/** By the key of an entry; one of a brand's own has none. */
const icons: Record<string, ReactNode> = {
  profile: <UserIcon />,
  orders: <PackageIcon />,
  addresses: <PinIcon />,
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
  afterLogout = paths.home,
  children,
}: AccountPageProps) {
  const logout = useLogout();
  const navigate = useNavigate();
  const links = useMenuLinks();
  const { home } = useTexts().common;
  return (
    <AccountFrame
      breadcrumb={
        <Breadcrumbs items={[{ label: home, href: paths.home }, ...trail, { label: title }]} />
      }
      title={title}
      subtitle={subtitle}
      menu={
        <AccountMenu
          current={current}
          entries={links(shop.menus.account).map((link) => ({ ...link, icon: icons[link.id] }))}
          onLogout={async () => {
            await logout();
            // Whoever signs in next may be somebody else.
            navigate(afterLogout, { state: { from: paths.home } });
          }}
        />
      }
    >
      {children}
    </AccountFrame>
  );
}
