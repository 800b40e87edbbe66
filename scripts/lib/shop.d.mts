/** A shop running as a process of its own. */
export interface RunningShop {
  /** `http://localhost:PORT` */
  address: string;
  /** What it has printed. */
  output(): string;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

export function startShop(options: {
  dataDir: string;
  env?: Record<string, string>;
  /** Whether it is closed again soon: its database is compiled quickly rather than well. */
  briefly?: boolean;
  root?: string;
}): Promise<RunningShop>;
