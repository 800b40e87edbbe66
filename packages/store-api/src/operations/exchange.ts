import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { RESTORE_MARKER } from "../database/lock-file.js";
import { closeToOthers, PRIVATE_FILE_MODE } from "../private-folder.js";
import { KEPT } from "./archive.js";
import { BackupError } from "./backup-error.js";

interface Move {
  from: string;
  to: string;
}

const asides = (dataDir: string, suffix: string) =>
  KEPT.map((name) => join(dataDir, `${name}.${suffix}`)).filter((path) => existsSync(path));

function planned(dataDir: string, fresh: string, suffix: string): Move[] {
  const aside = KEPT.map((name) => {
    const from = join(dataDir, name);
    return { from, to: `${from}.${suffix}` };
  });
  const into = KEPT.map((name) => ({ from: join(fresh, name), to: join(dataDir, name) }));
  return [...aside, ...into].filter(({ from }) => existsSync(from));
}

/** Undoes moves, the last first. @returns whether all of them could be undone */
function undo(moves: readonly Move[]): boolean {
  try {
    for (const { from, to } of moves.toReversed()) renameSync(to, from);
    return true;
  } catch {
    return false;
  }
}

function failed(cause: unknown, kept: readonly string[]): BackupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const rest =
    kept.length > 0
      ? `What was there is kept in ${kept.join(" and ")}; restore again with --force`
      : "Everything is as it was";
  return new BackupError(`The restore could not be finished: ${reason}. ${rest}.`, { cause });
}

/**
 * Puts the old folders aside and the new ones in their place, or leaves everything as it was. A
 * marker tells whoever opens the data folder when this was broken off in the middle. Nothing here
 * waits, so that a signal is heard before or after it and never between two folders.
 *
 * @returns where the old folders are, also those of a restore that was broken off before
 * @throws BackupError that names the folders kept when not everything could be put back
 */
export function exchange(dataDir: string, fresh: string): string[] {
  const marker = join(dataDir, RESTORE_MARKER);
  const broken = existsSync(marker);
  const earlier = broken ? readFileSync(marker, "utf8").split("\n").filter(Boolean) : [];
  const suffix = `before-${Date.now()}`;
  const kept = () => [...earlier, suffix].flatMap((name) => asides(dataDir, name));
  const done: Move[] = [];
  try {
    appendFileSync(marker, `${suffix}\n`, { flush: true, mode: PRIVATE_FILE_MODE });
    for (const move of planned(dataDir, fresh, suffix)) {
      // Before the move, so that neither the new shop nor the old one is open to others beside it.
      closeToOthers(move.from);
      renameSync(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    const whole = undo(done) && !broken;
    if (whole) rmSync(marker, { force: true });
    throw failed(error, whole ? [] : kept());
  }
  rmSync(marker, { force: true });
  return kept();
}
