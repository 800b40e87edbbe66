import type { ShopConfig } from "@taanka/shop-config";
import type { Logger } from "pino";
import type { Sessions } from "./auth/sessions.js";
import type { Sections } from "./catalogue/sections.js";
import type { ApiConfig } from "./config.js";
import type { Database } from "./database/index.js";
import type { InProcessCalls } from "./http/in-process.js";
import type { PictureDecoder } from "./images/decoder.js";
import type { PictureStore } from "./images/pictures.js";
import type { RemotePictures } from "./images/remote.js";
import type { Activity } from "./items/activity.js";
import type { Discovery } from "./items/discovery.js";
import type { ListingIndex } from "./items/listing-index.js";
import type { Products } from "./items/products.js";
import type { Sizes } from "./items/sizes.js";
import type { OrderMessages } from "./messages/order-messages.js";
import type { OtpCodes } from "./otp/codes.js";
import type { Uploads } from "./partner/uploads.js";
import type { PaymentProvider } from "./payments/provider.js";

/** What the parts of the API share. Made once on start and handed to each resource. */
export interface Services {
  config: ApiConfig;
  /** Whose shop it is: name, tax, numbers. */
  shop: ShopConfig;
  log: Logger;
  database: Database;
  sessions: Sessions;
  otp: OtpCodes;
  messages: OrderMessages;
  listing: ListingIndex;
  products: Products;
  sizes: Sizes;
  sections: Sections;
  inProcess: InProcessCalls;
  activity: Activity;
  discovery: Discovery;
  /** One for each, so that what people send, and what nobody waits for, keeps no page waiting. */
  decoders: Record<"catalogue" | "background" | "uploads", PictureDecoder>;
  pictures: PictureStore;
  remotePictures: RemotePictures;
  uploads: Uploads;
  /** Undefined in a shop that takes cash on delivery only. */
  payment: PaymentProvider | undefined;
  /** The present by the database's clock; replaceable, so that tests can wait five minutes at once. */
  now: () => Date;
}
