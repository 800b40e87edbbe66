import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { blankShop, type Child, type Program, startChild } from "./testing/child.js";
import { type Answer, type AskOptions, ask, listening } from "./testing/http.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What starts a server, and which program that is here. */
const PROGRAMS = new Map<string, Program>([
  ["npm start", "shop"],
  ["npm run dev", "shop"],
  ["node scripts/serve-built.mjs", "shop"],
  ["node packages/store-api/dist/main.js", "api"],
]);

interface Command {
  text: string;
  variables: Record<string, string>;
  program: Program;
}

function commandOf(line: string): Command[] {
  const text = line.replace(/\s+#.*$/, "").trim();
  const words = text.split(/\s+/);
  const count = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const program = PROGRAMS.get(words.slice(count).join(" "));
  if (!program) return [];
  const variables = words.slice(0, count).map((word) => {
    const at = word.indexOf("=");
    return [word.slice(0, at), word.slice(at + 1)] as const;
  });
  return [{ text, variables: Object.fromEntries(variables), program }];
}

/** The commands that a document tells its reader to start a server with. */
function commandsOf(file: string): Command[] {
  const blocks = readFileSync(path.join(root, file), "utf8").matchAll(/```sh\n(.*?)```/gs);
  return [...blocks].flatMap(([, block = ""]) =>
    block.replaceAll("\\\n", " ").split("\n").flatMap(commandOf),
  );
}

const FILES = [
  "README.md",
  "packages/store-api/README.md",
  ...readdirSync(path.join(root, "docs/guides")).map((name) => `docs/guides/${name}`),
];
const COMMANDS = FILES.flatMap((file) =>
  commandsOf(file).map((command) => [`${file}: ${command.text}`, command] as const),
);

/** What stands for `…` and for the machines of an example. */
const MINE: Record<string, string> = {
  OTP_WEBHOOK_URL: "https://sms.invalid/send",
  OTP_WEBHOOK_SECRET: "w".repeat(32),
  TOKEN_SECRET: "t".repeat(32),
  METRICS_TOKEN: "m".repeat(32),
  // The embedded one: which database it is makes no difference to who may read what.
  DATABASE_URL: "",
};

const children: Child[] = [];
const folders: string[] = [];
const elsewhere = createServer((_request, response) => response.end("{}"));
let apiBaseUrl = "";

beforeAll(async () => {
  apiBaseUrl = `http://127.0.0.1:${await listening(elsewhere)}/api`;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.process.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
afterAll(() => void elsewhere.close());

/** Starts a command as it is written. @returns its port, or undefined when it refused to start */
async function start({ variables, program }: Command): Promise<number | undefined> {
  const dataDir = await blankShop();
  folders.push(dataDir);
  const mine = { ...MINE, ...(variables.API_BASE_URL ? { API_BASE_URL: apiBaseUrl } : {}) };
  const given = Object.entries(mine).filter(([name]) => name in variables);
  if ("DATABASE_URL" in variables) given.push(["ALLOW_EMBEDDED_DATABASE", "true"]);
  const child = startChild(
    { ...variables, ...Object.fromEntries(given), PORT: "0", LOG_LEVEL: "info", DATA_DIR: dataDir },
    program,
  );
  children.push(child);
  const opened = /(?:open at|listens on) http:\/\/[\w.]+:(\d+)/;
  await child.until(new RegExp(`${opened.source}|ALLOW_SANDBOX|openssl`));
  const port = opened.exec(child.output())?.[1];
  return port === undefined ? undefined : Number(port);
}

const outputs = () => children.map((child) => child.output()).join("\n");

const PHONE = "9876543210";
const GUESS = "a-key-that-somebody-guessed";

/** Asks for a code, then for the codes in every way that a stranger has. @returns all answers */
async function spy(port: number): Promise<Answer[]> {
  const body = JSON.stringify({ phoneNumber: PHONE });
  const headers = { "content-type": "application/json" };
  await ask(port, "/api/auth/otp", { method: "POST", headers, body });
  const ways: AskOptions["headers"][] = [
    { host: "shop.example", "x-forwarded-for": "203.0.113.7" },
    { host: "api.shop.example" },
    { host: "localhost", "x-forwarded-for": "203.0.113.7" },
    { host: "localhost", forwarded: "for=203.0.113.7" },
    // A bare proxy on the same machine: nothing tells it from a program of that machine.
    {},
    { host: `127.0.0.1:${port}` },
  ];
  const query = `phoneNumber=${PHONE}`;
  const paths = ["", `?${query}`, "/", "?key=", `?key=undefined&${query}`, `?key=${GUESS}&${query}`]
    .map((rest) => `/dev/outbox${rest}`)
    .concat("/metrics");
  return Promise.all(
    ways.flatMap((way) => paths.map((address) => ask(port, address, { headers: way }))),
  );
}

describe("a server that is started as a guide says", { timeout: 240_000 }, () => {
  it("is one of some", () => {
    expect(COMMANDS.map(([name]) => name).join("\n")).toMatch(/README.md: npm start/);
    expect(COMMANDS.map(([name]) => name).join("\n")).toMatch(/dist\/main\.js/);
    expect(COMMANDS.length).toBeGreaterThanOrEqual(4);
  });

  it.each(COMMANDS)("starts, and tells no stranger a code: %s", async (_name, command) => {
    const port = await start(command);
    expect(port, "It refuses to start").toBeDefined();
    const answers = await spy(port ?? 0);
    const isAlone = command.variables.API_BASE_URL !== undefined;
    expect(answers.filter(({ status }) => status !== 404 && !isAlone)).toEqual([]);
    expect(answers.filter(({ body }) => /\b\d{6}\b/.test(body))).toEqual([]);
    const isOurs = Object.keys(command.variables).length === 0;
    const [, printed] = /codes arrive at http:\/\/[\w.:]+(\/[^\s"]+)/.exec(outputs()) ?? [];
    expect(printed !== undefined).toBe(isOurs);
    if (printed === undefined) return;
    const own = await ask(port ?? 0, `${printed}&phoneNumber=${PHONE}`);
    expect(own.body).toMatch(/"code":"\d{6}"/);
  });

  it.each(COMMANDS)(
    "has a key of its own for tokens if others reach it: %s",
    async (_name, command) => {
      const { TOKEN_SECRET, ...rest } = command.variables;
      const isOurs = Object.keys(rest).length === 0;
      if (isOurs || rest.API_BASE_URL !== undefined) return expect(TOKEN_SECRET).toBeUndefined();
      expect(TOKEN_SECRET).toBeDefined();
      expect(await start({ ...command, variables: rest })).toBeUndefined();
      expect(outputs()).toMatch(/TOKEN_SECRET is not set.*openssl rand -hex 32/);
    },
  );

  it("does not start where others can reach it and codes are written on the wall", async () => {
    const open: Command = {
      text: "",
      variables: { CORS_ORIGINS: "https://shop.example", PUBLIC_URL: "https://api.shop.example" },
      program: "api",
    };
    expect(await start(open)).toBeUndefined();
    const everywhere = { HOST: "0.0.0.0", SHOP_ORIGIN: "http://localhost:3000" };
    expect(await start({ ...open, variables: everywhere, program: "shop" })).toBeUndefined();
    expect(outputs()).toMatch(/HOST is 0\.0\.0\.0/);
  });
});
