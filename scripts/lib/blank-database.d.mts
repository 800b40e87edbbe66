/** Copies an embedded database without a single table into a data folder that has none. */
export declare function giveBlankDatabase(dataDir: string): Promise<void>;
