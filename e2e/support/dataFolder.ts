import { inject } from "vitest";
import { temporaryCopy } from "./temporaryCopy";

/** A data folder for a shop of a journey's own: the sample catalogue, and nobody but its administrator. */
export const newDataFolder = (): Promise<string> => temporaryCopy(inject("newShop"));
