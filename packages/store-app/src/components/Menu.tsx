import { useSession } from "@taanka/store";
import { MobileMenu, type NavigationCategory } from "@taanka/ui";
import { shop } from "../config";
import { useMenuLinks } from "./menuLinks";

export interface MenuProps {
  categories: NavigationCategory[] | undefined;
  onClose: () => void;
}

/** The menu of narrow screens. */
export default function Menu({ categories, onClose }: MenuProps) {
  const { signedIn } = useSession();
  const links = useMenuLinks();
  return (
    <MobileMenu
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      categories={categories}
      accountLinks={links(signedIn ? shop.menus.mobile.signedIn : shop.menus.mobile.visitor)}
    />
  );
}
