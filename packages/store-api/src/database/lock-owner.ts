import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Where a process id means the same process; what the system does not tell is empty. */
interface Place {
  host: string;
  /** Of process ids: each container has its own, often under one name of the host. */
  namespace: string;
  /** Of this start of the machine. */
  boot: string;
}

/** Who holds a data folder, as its lock tells. */
export interface Owner extends Place {
  token: string;
  pid: number;
  /** When the process started, as the system tells it; tells a reused process id apart. */
  started: string;
}

function readIfThere(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return "";
  }
}

const placeOfProcess = (): Place => ({
  host: hostname(),
  namespace: readIfThere(() => readlinkSync("/proc/self/ns/pid")),
  boot: readIfThere(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
});

/** Whether an owner's process id means here what it meant there. */
export function isHere({ host, namespace, boot }: Place): boolean {
  const here = placeOfProcess();
  return host === here.host && namespace === here.namespace && boot === here.boot;
}

/**
 * When a process started, or undefined when it is not running.
 * Two processes that had the same id at different times differ in it.
 */
function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return undefined;
  }
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold blanks; what follows it is the third field.
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
    }
    if (process.platform === "win32") return "unknown";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return process.platform === "linux" ? undefined : "unknown";
  }
}

/** What a lock tells of its owner; undefined when it tells nothing. */
export function readOwner(file: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(file, "utf8"));
    if (typeof owner.pid !== "number" || typeof owner.token !== "string") return undefined;
    const { token, pid, started = "", host = "", namespace = "", boot = "" } = owner;
    return { token, pid, started, host, namespace, boot };
  } catch {
    return undefined;
  }
}

/** This process as an owner. */
export function ownerOfProcess(): Owner {
  return {
    token: randomUUID(),
    pid: process.pid,
    started: processStart(process.pid) ?? "unknown",
    ...placeOfProcess(),
  };
}

/** Whether an owner that {@link isHere} still runs. */
export const isRunning = ({ pid, started }: Owner): boolean => processStart(pid) === started;
