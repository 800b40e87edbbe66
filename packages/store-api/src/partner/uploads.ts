import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { closeToOthers, PRIVATE_FILE_MODE, PRIVATE_MODE } from "../private-folder.js";

/** Keeps pictures that people sent. They are never served under a public address. */
export interface Uploads {
  /** @param key - path below the storage, such as `partners/<uuid>.webp`, made by the server */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Forgets a picture; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
}

/** Keeps uploads as files in a folder. */
export class DiskUploads implements Uploads {
  readonly #folder: string;

  /** @param folder - made when the first picture comes, and closed to the machine's other users */
  constructor(folder: string) {
    this.#folder = folder;
    closeToOthers(folder);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const target = join(this.#folder, key);
    const draft = `${target}.${process.pid}.part`;
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_MODE });
    try {
      await writeFile(draft, bytes, { mode: PRIVATE_FILE_MODE });
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#folder, key), { force: true });
  }
}
