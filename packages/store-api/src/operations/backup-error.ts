/** A backup or a restore that was refused, or that could not be done; the message says what is left. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** How the embedded database's own file system numbers what a disk may refuse. */
const EMBEDDED: Record<number, string> = {
  2: "permission was denied",
  19: "the disk quota is used up",
  29: "the disk could not be read or written",
  51: "no space is left on the disk",
  69: "the disk is read-only",
};

/**
 * Why the system refused a piece of work, or undefined when the work's content is to blame.
 *
 * @param error - from the file system, tar, gzip or the embedded database
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if ("syscall" in error && /^E[A-Z0-9]+$/.test(code)) return error.message;
  if (error.name === "ErrnoError" && "errno" in error) {
    return EMBEDDED[Number(error.errno)] ?? `the file system answered ${error.errno}`;
  }
  // A full disk and other troubles of the system, in the words of the database.
  return /^(53|58)/.test(code) ? error.message : undefined;
}
