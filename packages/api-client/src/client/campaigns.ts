import { type Campaign, campaignCalls } from "../contract/campaign";
import type { Caller, CallOptions } from "./caller";
import { oneUnder } from "./loose";

/** Campaigns of the shop. */
export interface CampaignsClient {
  /**
   * One campaign, running or not. `GET /campaign/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Campaign>;
}

/** Makes a {@link CampaignsClient}. */
export function campaignsClient(call: Caller): CampaignsClient {
  return {
    read(id: string, options?: CallOptions) {
      return call(campaignCalls.read, { params: { id } }, options, oneUnder("campaign"));
    },
  };
}
