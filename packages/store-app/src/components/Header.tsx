import { navigationQuery, useCartPieces, useSession, useWishlist } from "@taanka/store";
import { usePreloadedNavigate } from "@taanka/store/react-router";
import { SiteHeader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHref } from "react-router-dom";
import { lazyDialog } from "../app/lazyDialog";
import { shop } from "../config";
import { useWishAfterSignIn } from "../data/wishlist";
import { paths } from "../paths";
import { useTexts } from "../texts";

const Menu = lazyDialog(() => import("./Menu"));
const ChooseColorDialog = lazyDialog(() => import("./ChooseColorDialog"));
const Search = lazyDialog(() => import("./Search"), { opensKeyboard: true });

/** The categories of the menus; none are known while they load, and there are none on failure. */
function useCategories() {
  const { data, isError, refetch } = useQuery(navigationQuery());
  const { catalogue } = useTexts();
  const isWhole = !isError && !data?.some(({ incomplete }) => incomplete);
  const categories = data?.map(({ id, name, subcategories, incomplete }) => ({
    id,
    name: catalogue(name),
    href: paths.category(id),
    // One that has none is a link; one whose could not be had opens and asks again.
    subcategories:
      subcategories.length === 0 && !incomplete
        ? null
        : subcategories.map((sub) => ({
            label: catalogue(sub.name),
            href: paths.subcategory(sub.id),
          })),
  }));
  return {
    // What was known before a failure stays.
    categories: categories ?? (isError ? [] : undefined),
    /** For whoever opens a menu that lacks something. */
    askAgain: () => {
      if (!isWhole) void refetch({ cancelRefetch: false });
    },
  };
}

/**
 * The shop's header with its menu and search.
 * @param props.overlay lies transparent over the page's first picture
 */
export function Header({ overlay }: { overlay: boolean }) {
  const { categories, askAgain } = useCategories();
  const { signedIn } = useSession();
  const pieces = useCartPieces();
  const wishlist = useWishlist();
  const [wished, forgetWish] = useWishAfterSignIn();
  const { open } = usePreloadedNavigate();
  // A form's address, where the kit's links know their language by themselves.
  const searchHref = useHref(paths.searchPage);
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  return (
    <>
      <SiteHeader
        appearance={overlay ? "transparent" : "solid"}
        categories={categories}
        maxCategories={shop.menus.headerCategories}
        onCategoryOpen={askAgain}
        onSearch={() => setSearching(true)}
        searchHref={searchHref}
        wishlistHref={paths.wishlist}
        wishlistCount={wishlist.data?.items?.length ?? 0}
        cartHref={paths.cart}
        cartCount={pieces}
        accountHref={signedIn ? paths.profile : paths.login}
        onMenu={() => {
          askAgain();
          setMenuOpen(true);
        }}
        menuOpen={menuOpen}
      />
      {menuOpen && <Menu categories={categories} onClose={() => setMenuOpen(false)} />}
      {wished && (
        <ChooseColorDialog
          product={wished.product}
          onConfirm={() => open(paths.product(wished.itemId))}
          onClose={forgetWish}
        />
      )}
      {searching && <Search onClose={() => setSearching(false)} />}
    </>
  );
}
