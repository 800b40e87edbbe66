import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { createMemorySession, createStoreClient } from "@taanka/api-client";
import { codesFor } from "../../scripts/lib/outbox.mjs";
import { shortLived } from "../../scripts/lib/programs.mjs";

const command = path.resolve(import.meta.dirname, "../../packages/store-api/dist/command.js");

/** Who looks after the shop's orders. */
const phoneNumber = "9000000001";

const clientOf = (address: string) =>
  createStoreClient({ baseUrl: `${address}/api`, session: createMemorySession() });

/** A code that was asked for just now. */
async function newCode(address: string, client: ReturnType<typeof clientOf>): Promise<string> {
  await client.auth.sendOtp({ phoneNumber });
  const [newest] = await codesFor(address, phoneNumber);
  if (!newest) throw new Error("The administrator got no code.");
  return newest.code;
}

/** Registers them; the role is given while the shop is closed. */
export async function registerAdministrator(address: string): Promise<void> {
  const client = clientOf(address);
  const code = await newCode(address, client);
  const email = "orders@shop.example";
  await client.auth.signup({ name: "Devika Menon", email, phoneNumber, otp: code });
}

/** Gives them their role, as the shop's operator does: by a command beside the database. */
export async function appointAdministrator(dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(
    process.execPath,
    [...shortLived, command, "role", phoneNumber, "Admin"],
    { env },
  );
}

/** Sends an order and has it arrive. */
export async function deliver(address: string, orderId: string): Promise<void> {
  const client = clientOf(address);
  await client.auth.login({ phoneNumber, otp: await newCode(address, client) });
  for (const status of ["Ready to Dispatch", "Dispatched", "Delivered"] as const) {
    await client.orders.advance(orderId, status);
  }
}
