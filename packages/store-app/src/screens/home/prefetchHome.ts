import type { QueryClient } from "@tanstack/react-query";
import type { RouteOutcome } from "../../app/routing";
import { listingQuery } from "../../data/items";
import { bannersQuery, sectionsQuery } from "../../data/sections";

/** Sections of the home page in their order, with how many products each shows at most. */
export const homeSections = {
  Everydaytoevent: { path: "/view-all/Everydaytoevent", limit: 12, label: "ON SALE" },
  TurnHeads: { path: "/view-all/TurnHeads", limit: 8, label: "CUSTOMER'S CHOICE" },
  MostBought: { path: "/view-all/MostBought", limit: 10, label: "POPULAR" },
} as const;

export type HomeSectionName = keyof typeof homeSections;

export const homeSectionNames = Object.keys(homeSections) as HomeSectionName[];

/** The products of one section of the home page. */
export const homeSectionQuery = (name: HomeSectionName) =>
  listingQuery({ of: { kind: "section", id: name }, limit: homeSections[name].limit });

/** The sections with their products; rejects when something of it can't be had. */
export const fetchHomeSections = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.fetchQuery(sectionsQuery()),
    ...homeSectionNames.map((name) => client.fetchQuery(homeSectionQuery(name))),
  ]);

/** Everything on the home page: it is one answer of a few kilobytes from a near API. */
export async function prefetchHome(client: QueryClient): Promise<RouteOutcome | undefined> {
  await Promise.allSettled([client.prefetchQuery(bannersQuery()), fetchHomeSections(client)]);
  return undefined;
}
