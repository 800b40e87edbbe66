import type { FeedbackMessages } from "../../feedback/messages";

export const feedback: FeedbackMessages = {
  countdown: { ended: "समय समाप्त हो गया" },
  errorState: { retry: "फिर कोशिश करें" },
  notice: { dismiss: "हटाएँ" },
  pageLoader: { loading: "लोड हो रहा है…" },
  spinner: { label: "लोड हो रहा है" },
  toaster: {
    region: "सूचनाएँ ({hotkey})",
    notification: "सूचना",
    close: "सूचना बंद करें",
  },
  topLoadingBar: { label: "पेज लोड हो रहा है" },
};
