"use client";

import {
  type LinkComponentProps,
  PageShell,
  SiteFooter,
  SiteHeader,
  ThemeProvider,
} from "@taanka/ui";
import Link from "next/link";
import type { ReactNode } from "react";

const AppLink = (props: LinkComponentProps) => <Link {...props} />;

const categories = [{ id: "lehengas", name: "Lehengas", href: "/" }];

/** A link is a function, which no server component can hand over: it is given here. */
export function Theme({ shopName, children }: { shopName: string; children: ReactNode }) {
  return (
    <ThemeProvider shopName={shopName} linkComponent={AppLink} attributesOnDocument>
      <PageShell
        header={<SiteHeader categories={categories} accountHref="/sign-in" />}
        footer={<SiteFooter tagline="Lehengas that dance back." />}
      >
        {children}
      </PageShell>
    </ThemeProvider>
  );
}
