"use client";

import {
  type LinkComponentProps,
  MobileMenu,
  PageShell,
  SiteFooter,
  SiteHeader,
  ThemeProvider,
} from "@taanka/ui";
import Link from "next/link";
import { type ComponentProps, type ReactNode, useState } from "react";

/** Next.js takes props that are undefined; its types do not under `exactOptionalPropertyTypes`. */
const AppLink = (props: LinkComponentProps) => <Link {...(props as ComponentProps<typeof Link>)} />;

const categories = [{ id: "lehengas", name: "Lehengas", href: "/" }];

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

/** A link is a function, which no server component can hand over: it is given here. */
export function Theme({ shopName, children }: { shopName: string; children: ReactNode }) {
  return (
    <ThemeProvider shopName={shopName} linkComponent={AppLink} attributesOnDocument>
      <PageShell header={<Header />} footer={<SiteFooter tagline="Lehengas that dance back." />}>
        {children}
      </PageShell>
    </ThemeProvider>
  );
}
