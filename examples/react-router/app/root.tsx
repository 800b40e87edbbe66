import "@taanka/ui/styles.css";
import "@taanka/ui/fonts/taanka.css";
import "@fontsource/cormorant-garamond/500.css";
import "@fontsource/cormorant-garamond/600.css";
import {
  type LinkComponentProps,
  MobileMenu,
  PageShell,
  SiteFooter,
  SiteHeader,
  ThemeProvider,
  ThemeScript,
} from "@taanka/ui";
import { type ReactNode, useState } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { brand, shopName } from "./shop/brand";

const AppLink = ({ href, ...rest }: LinkComponentProps) => <Link {...rest} to={href} />;

const categories = [{ id: "silk", name: "Silk sarees", href: "/" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      data-taanka-brand={brand.name}
      data-taanka-mode="light"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <ThemeScript />
        <Meta />
        <Links />
        <style>{brand.css}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Narrow screens have no room for the categories: there they are in the menu. */
function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SiteHeader
        categories={categories}
        accountHref="/sign-in"
        onMenu={() => setMenuOpen(true)}
        menuOpen={menuOpen}
      />
      <MobileMenu
        categories={categories}
        accountLinks={[{ label: "Sign in", href: "/sign-in" }]}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      />
    </>
  );
}

export default function App() {
  return (
    <ThemeProvider shopName={shopName} linkComponent={AppLink} attributesOnDocument>
      <PageShell
        header={<Header />}
        footer={<SiteFooter tagline="Six yards from the looms of the south and the west." />}
      >
        <Outlet />
      </PageShell>
    </ThemeProvider>
  );
}
