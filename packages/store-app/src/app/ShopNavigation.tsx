import { NavigationProvider, type StorePages } from "@taanka/store/react-router";
import { useToast } from "@taanka/ui";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { paths, searchParameters } from "../paths";
import { readLanguage } from "../routing/language";
import { useTexts } from "../texts";

/** The shop's pages that the store leads to. */
export const storePages: StorePages = {
  home: paths.home,
  login: paths.login,
  register: paths.register,
  otp: paths.otp,
  searchParameter: searchParameters.query,
  readPath: (pathname) => readLanguage(pathname).pathname,
};

/** Opens the shop's pages; a toast says where one could not be loaded. */
export function ShopNavigation(props: { routes: RouteObject[]; children: ReactNode }) {
  const toast = useToast();
  const { networkError } = useTexts().common;
  return (
    <NavigationProvider
      routes={props.routes}
      pages={storePages}
      onLoadError={() => toast.error(networkError)}
    >
      {props.children}
    </NavigationProvider>
  );
}
