import path from "node:path";
import { isLoopbackName } from "@taanka/store-api/local-caller";
import * as v from "valibot";
import { defaultHost, readPort, StartError } from "./port.js";

/** What the shop's process reads from its surroundings; the API reads its own settings itself. */
export interface Settings {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Public origin; without it the address that the process listens on, which is this machine's alone. */
  origin: string | undefined;
  /** An API that runs elsewhere, as this process and as browsers reach it. */
  api: { baseUrl: string; publicUrl: string } | undefined;
  /** Origins that pages may load pictures from, besides the shop's and the API's. */
  pictureOrigins: string[];
  /** Whether rendered pages are kept in memory. */
  keepPages: boolean;
  /** Whether browsers may keep visited pages for when they have no network. */
  serviceWorker: boolean;
  /** Folder in which the instances of a shop share the files of their builds. */
  sharedFiles: string | undefined;
  /** How long `/readyz` says that the shop stops before it takes no more connections. */
  stopDelayMs: number;
}

export type Variables = Record<string, string | undefined>;

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const isAddress = (text: string) =>
  URL.canParse(text) && /^https?:\/\/[^?#]+$/.test(text) && new URL(text).username === "";

/** An address as a message may show it. */
const shown = (text: string) => text.replace(/\/\/.*@/, "//…@");

const withoutSlashes = v.transform((text: string) => text.replace(/\/+$/, ""));

const origin = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    withoutSlashes,
    v.check(
      isOrigin,
      ({ input }) =>
        `${name} is "${shown(input)}". Give an origin such as ${example}, without a path.`,
    ),
  );

const address = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    withoutSlashes,
    v.check(
      isAddress,
      ({ input }) =>
        `${name} is "${shown(input)}". Give the API's whole address, such as ${example}.`,
    ),
  );

const port = v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
  try {
    return readPort(dataset.value);
  } catch (error) {
    addIssue({ message: error instanceof Error ? error.message : String(error) });
    return NEVER;
  }
});

const list = v.transform((text: string) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const withoutOrigin =
  "SHOP_ORIGIN is not set, so that canonical addresses, the sitemap and link previews name localhost";
const giveOrigin = "Set it to the origin that they open, such as https://shop.example.";

const schema = v.pipe(
  v.object({
    PORT: v.optional(v.pipe(v.string(), port), ""),
    HOST: v.optional(v.pipe(v.string(), v.trim()), defaultHost),
    SHOP_ORIGIN: v.optional(origin("SHOP_ORIGIN", "https://shop.example")),
    API_BASE_URL: v.optional(address("API_BASE_URL", "https://api.example/api")),
    PUBLIC_API_URL: v.optional(address("PUBLIC_API_URL", "https://api.example/api")),
    PICTURE_ORIGINS: v.optional(
      v.pipe(
        v.string(),
        list,
        v.array(
          v.pipe(
            v.string(),
            v.check(
              isOrigin,
              ({ input }) =>
                `PICTURE_ORIGINS holds "${shown(input)}". Give origins such as https://cdn.example, with commas between.`,
            ),
          ),
        ),
      ),
      "",
    ),
    PAGE_CACHE: v.optional(
      v.picklist(
        ["on", "off"],
        ({ input }) =>
          `PAGE_CACHE is "${input}". Give off to render every page for everyone who asks, or on.`,
      ),
      "on",
    ),
    SERVICE_WORKER: v.optional(
      v.picklist(
        ["on", "off"],
        ({ input }) =>
          `SERVICE_WORKER is "${input}". Give off to take the service worker off every device, or on.`,
      ),
      "on",
    ),
    SHARED_FILES: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (folder) => path.isAbsolute(folder),
          ({ input }) =>
            `SHARED_FILES is "${input}". Give the whole path of a folder that all instances share.`,
        ),
      ),
    ),
    STOP_DELAY_SECONDS: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:\d|[1-9]\d|[12]\d\d|300)$/,
          ({ input }) => `STOP_DELAY_SECONDS is "${input}". Give whole seconds from 0 to 300.`,
        ),
        v.transform(Number),
      ),
      "0",
    ),
  }),
  v.forward(
    v.check(
      ({ API_BASE_URL, PUBLIC_API_URL }) => !PUBLIC_API_URL || API_BASE_URL !== undefined,
      "PUBLIC_API_URL is set without API_BASE_URL. Set API_BASE_URL too, or leave both out for an API in this process.",
    ),
    ["PUBLIC_API_URL"],
  ),
  v.forward(
    v.check(
      ({ HOST, SHOP_ORIGIN }) => SHOP_ORIGIN !== undefined || isLoopbackName(HOST),
      ({ input }) =>
        `${withoutOrigin}, but others can reach this shop (HOST is ${input.HOST}). ${giveOrigin}`,
    ),
    ["SHOP_ORIGIN"],
  ),
);

/**
 * Reads and checks the settings of the shop's process. An empty variable counts as none.
 *
 * @throws StartError with a sentence on what to do for each that is wrong
 */
export function readSettings(variables: Variables): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== "");
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    throw new StartError(result.issues.map(({ message }) => message).join("\n"));
  }
  const found = result.output;
  return {
    port: found.PORT,
    host: found.HOST,
    origin: found.SHOP_ORIGIN,
    api:
      found.API_BASE_URL === undefined
        ? undefined
        : { baseUrl: found.API_BASE_URL, publicUrl: found.PUBLIC_API_URL ?? found.API_BASE_URL },
    pictureOrigins: found.PICTURE_ORIGINS,
    keepPages: found.PAGE_CACHE === "on",
    serviceWorker: found.SERVICE_WORKER === "on",
    sharedFiles: found.SHARED_FILES,
    stopDelayMs: found.STOP_DELAY_SECONDS * 1000,
  };
}

/**
 * What to say at the start of a shop that only seems to be reached by others, through a proxy on this
 * machine: it may as well be a production build that somebody tries out.
 */
export function originWarning({ origin }: Settings, variables: Variables): string | undefined {
  const { NODE_ENV, TRUST_PROXY } = variables;
  if (origin !== undefined) return undefined;
  if (NODE_ENV !== "production" && !(Number(TRUST_PROXY) > 0)) return undefined;
  return `${withoutOrigin}. If others can reach this shop: ${giveOrigin}`;
}
