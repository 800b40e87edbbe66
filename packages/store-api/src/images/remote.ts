import type { Queries } from "../database/index.js";
import {
  type FetchedPictures,
  fetchRemote,
  type PictureSource,
  type SourceFile,
} from "./sources.js";

/**
 * Pictures that a catalogue names by their address on another server. Those of the servers that
 * the configuration trusts are fetched once and served like the shop's own; for the others the
 * browser is sent there. Only pictures of the catalogue can be asked for.
 */
export class RemotePictures implements PictureSource {
  readonly #db: Queries;
  readonly #hosts: ReadonlySet<string>;
  readonly #files: FetchedPictures;

  constructor(db: Queries, hosts: readonly string[], files: FetchedPictures) {
    this.#db = db;
    this.#hosts = new Set(hosts);
    this.#files = files;
  }

  /** Whether a key names a picture on another server. */
  static owns(key: string): boolean {
    return /^remote\/[0-9a-f]{32}$/.test(key);
  }

  async find(
    key: string,
    _order: readonly ("avif" | "webp")[],
    address: string,
  ): Promise<SourceFile | undefined> {
    const url = await this.#urlOf(key);
    if (!url || !this.#isTrusted(url)) return undefined;
    const path = await this.#files.get(key, () => fetchRemote(url), address);
    return path ? { path, format: "other" } : undefined;
  }

  /** Where the browser is to fetch a picture itself; undefined when it comes from here. */
  async addressOf(key: string): Promise<string | undefined> {
    const url = await this.#urlOf(key);
    return url && !this.#isTrusted(url) ? url : undefined;
  }

  async #urlOf(key: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom("remote_pictures")
      .select("url")
      .where("key", "=", key)
      .executeTakeFirst();
    return row?.url;
  }

  #isTrusted(url: string): boolean {
    const { hostname, protocol } = new URL(url);
    return this.#hosts.has(hostname) && (protocol === "https:" || isLoopback(hostname));
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === "127.0.0.1" || hostname === "localhost";
}
