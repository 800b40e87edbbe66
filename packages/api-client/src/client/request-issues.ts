import * as v from "valibot";
import type { RequestIssue } from "../contract/envelope";

/** What a schema found wrong, as errors name it. */
export const requestIssues = (issues: readonly v.BaseIssue<unknown>[]): RequestIssue[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));
