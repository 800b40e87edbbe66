import { createMockTransport } from "@taanka/api-client/mock";
import { accountAnswers } from "./account";
import { catalogueAnswers } from "./catalogue";

/** Answers in the place of an API, out of this tab's memory. */
export const sandbox = createMockTransport({ ...catalogueAnswers, ...accountAnswers });
