import { MobileMenu, type NavigationCategory } from "@taanka/ui";
import { useSession } from "../session/SessionProvider";

export interface MenuProps {
  categories: NavigationCategory[] | undefined;
  onClose: () => void;
}

const visitorLinks = [
  { label: "Login", href: "/login" },
  { label: "Create an account", href: "/register" },
];
const ownLinks = [
  { label: "Order History", href: "/orderhistory" },
  { label: "Wishlist", href: "/wishlist" },
  { label: "Cart", href: "/cart" },
];

/** The menu of narrow screens; its code loads when it is first opened. */
export default function Menu({ categories, onClose }: MenuProps) {
  const { signedIn } = useSession();
  return (
    <MobileMenu
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      categories={categories}
      accountLinks={signedIn ? ownLinks : visitorLinks}
    />
  );
}
