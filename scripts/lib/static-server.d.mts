/** Serves a folder as it is now on a free port of this machine. */
export function serveFolder(folder: string): Promise<{
  /** `http://127.0.0.1:PORT` */
  address: string;
  close(): void;
}>;
