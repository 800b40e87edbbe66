import {
  type CallData,
  type Endpoint,
  endpoints,
  type PictureWidth,
} from "@taanka/api-client/contract";
import * as v from "valibot";
import type { InProcessRequest } from "../http/in-process.js";
import { isSample } from "../import/version.js";
import type { Services } from "../services.js";
import type { PictureStore, WantedPicture } from "./pictures.js";
import { pictureKey } from "./url.js";

type Needed = Pick<Services, "config" | "inProcess" | "listing" | "log" | "pictures" | "shop">;
type Preparation = Pick<WantedPicture, "key"> & { width: PictureWidth };

/** Widths that the storefront's cards, banners and thumbnails are drawn from on usual screens. */
const WIDTHS = {
  card: [480, 640, 750],
  landscape: [1920, 1280, 960],
  upright: [750, 960, 640],
  thumbnail: [320],
} as const satisfies Record<string, readonly PictureWidth[]>;
const FIRST_PAGE = 50;

/** Which pictures a first look at the shop shows, those that are seen first before the others. */
async function firstScreens({ inProcess, shop }: Needed): Promise<Preparation[]> {
  const read = async <E extends Endpoint>(
    endpoint: E,
    request: Omit<InProcessRequest, "call"> = {},
  ): Promise<CallData<E>> =>
    v.parse(endpoint.response, await inProcess.send({ call: endpoint, ...request }));
  const banners = await read(endpoints.banners.list);
  const sections = await Promise.all(
    shop.home.sections.map(({ name, limit }) =>
      read(endpoints.sections.items, { params: { sectionName: name }, query: { limit } }),
    ),
  );
  const page = await read(endpoints.items.list, { body: { limit: FIRST_PAGE } });
  const cards = [...sections.flatMap(({ items }) => items), ...page.items];
  const wanted: [url: string | null | undefined, widths: readonly PictureWidth[]][] = [
    ...banners.map(({ portraitImage }) => [portraitImage, WIDTHS.upright] as const),
    ...banners.map(({ image }) => [image, WIDTHS.landscape] as const),
    ...cards.map(({ image }) => [image, WIDTHS.card] as const),
    ...cards.map(({ images }) => [images?.[1], WIDTHS.card] as const),
    ...page.items.flatMap(({ images }) =>
      (images ?? []).map((url) => [url, WIDTHS.thumbnail] as const),
    ),
  ].map(([url, widths]) => [url, widths]);
  return wanted.flatMap(([url, widths]) => {
    const key = pictureKey(url);
    return key === undefined ? [] : widths.map((width) => ({ key, width }));
  });
}

async function prepareAll(
  pictures: PictureStore,
  wanted: readonly Preparation[],
  isStopped: () => boolean,
): Promise<void> {
  // One after the other, so that what somebody has asked for meanwhile waits for one at most.
  for (const { key, width } of wanted) {
    if (isStopped()) return;
    await pictures.prepare(key, width);
  }
}

/**
 * Makes the pictures of the sample's first screens before anybody asks for them, with the time that
 * the machine has left over. A catalogue of one's own is not known, and may be large.
 *
 * @returns a function that stops it
 */
export function startPreparing(services: Needed): () => void {
  const { config, listing, log, pictures } = services;
  let stopped = false;
  const work = async () => {
    const { version } = await listing.current();
    if (!config.preparePictures || config.imagesDir || config.s3 || !isSample(version)) return;
    const began = performance.now();
    const wanted = await firstScreens(services);
    await prepareAll(pictures, wanted, () => stopped);
    const seconds = Math.round((performance.now() - began) / 1000);
    if (!stopped) log.info({ pictures: wanted.length, seconds }, "the first screens are ready");
  };
  work().catch((error: unknown) => {
    if (!stopped) log.warn({ err: error }, "the first screens were not prepared");
  });
  return () => {
    stopped = true;
  };
}
