import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../provider-config.js";
import type { Uploads } from "./uploads.js";

const TIMEOUT_MS = 10_000;
/** No picture of the catalogue can have a key with an underscore, so none of these is ever served. */
const FOLDER = "_uploads";

/** Keeps uploads in the bucket of the pictures, so that all instances share them. */
export class S3Uploads implements Uploads {
  readonly #config: S3Config;
  readonly #aws: AwsClient;

  constructor(config: S3Config) {
    const { accessKeyId, secretAccessKey, region } = config;
    this.#config = config;
    // A shopper waits for the answer: they try again, not the server.
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#send("PUT", key, {
      body: new Uint8Array(bytes),
      headers: {
        "Content-Type": "image/webp",
        "X-Amz-Content-Sha256": createHash("sha256").update(bytes).digest("hex"),
      },
    });
  }

  async remove(key: string): Promise<void> {
    await this.#send("DELETE", key, {});
  }

  async #send(method: string, key: string, init: RequestInit): Promise<void> {
    const { endpoint, bucket, prefix } = this.#config;
    const path = [bucket, ...(prefix ? [prefix] : []), FOLDER, key].join("/");
    const request = await this.#aws.sign(`${endpoint}/${path}`, { ...init, method });
    const response = await fetch(request, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok || (method === "DELETE" && response.status === 404)) return;
    throw new Error(`The picture storage answered ${response.status} to ${method}`);
  }
}
