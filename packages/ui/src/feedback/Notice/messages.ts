export interface NoticeMessages {
  /** Name of the button that puts the notice away. */
  dismiss: string;
}

export const noticeMessages: NoticeMessages = { dismiss: "Dismiss" };
