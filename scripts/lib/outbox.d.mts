/** A code that was sent, as the development mailbox shows it. */
export interface SentCode {
  phoneNumber: string;
  channel: "text" | "voice";
  code: string;
}

export declare const outboxKey: string;
export declare function outboxPath(phoneNumber?: string): string;
export declare function codesFor(address: string, phoneNumber: string): Promise<SentCode[]>;
