import type { Page } from "playwright";

export declare function axeFindings(page: Page): Promise<string[]>;
