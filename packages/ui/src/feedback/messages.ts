import type { CountdownMessages } from "./Countdown/messages";
import type { ErrorStateMessages } from "./ErrorState/messages";
import type { NoticeMessages } from "./Notice/messages";
import type { PageLoaderMessages } from "./PageLoader/messages";
import type { SpinnerMessages } from "./Spinner/messages";
import type { ToasterMessages } from "./Toaster/messages";
import type { TopLoadingBarMessages } from "./TopLoadingBar/messages";

/** Texts of the components in this group, by component. */
export interface FeedbackMessages {
  countdown: CountdownMessages;
  errorState: ErrorStateMessages;
  notice: NoticeMessages;
  pageLoader: PageLoaderMessages;
  spinner: SpinnerMessages;
  toaster: ToasterMessages;
  topLoadingBar: TopLoadingBarMessages;
}
