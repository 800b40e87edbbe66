import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

/** Bytes; a whole run puts a quarter of this there. */
const needed = 4 * 2 ** 30;

function make(parent) {
  const folder = mkdtempSync(path.join(parent, "taanka-checks-"));
  // A database server that may not run as root has to reach its own folder in here.
  chmodSync(folder, 0o711);
  return folder;
}

/** Fails where no program may be started: the tests' database server is. */
function runsPrograms(folder) {
  const program = path.join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
  execFileSync(program);
  rmSync(program);
}

/** None where there is no such folder, or too little room in it, or nothing may run there. */
function makeInMemory(parent) {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < needed) return undefined;
    folder = make(parent);
    runsPrograms(folder);
    return folder;
  } catch {
    if (folder) removeTemporary(folder);
    return undefined;
  }
}

/**
 * Makes the folder in which the checks make theirs. Some hundred databases are copied there and
 * thrown away, which costs a disk's file system a tenth of their processor time: where a machine has
 * the memory, it lies there.
 *
 * @param {object} [machine]
 * @param {string} [machine.inMemory] a folder that is kept in memory, where there is one
 * @param {number} [machine.free] bytes of memory that nobody uses
 * @returns {string} the folder; `removeTemporary` takes it away
 */
export function makeTemporary({ inMemory = "/dev/shm", free = freemem() } = {}) {
  const fits = free >= 2 * needed;
  return (fits && makeInMemory(inMemory)) || make(tmpdir());
}

/** Takes such a folder away with whatever a check that was ended has left in it. */
export function removeTemporary(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
