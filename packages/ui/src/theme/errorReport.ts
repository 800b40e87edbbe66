"use client";

import { createContext, type ErrorInfo } from "react";

/** Hears of an error of a component that was caught, with where in the tree it was. */
export type ReportError = (error: unknown, info: ErrorInfo) => void;

export const ErrorReportContext = /* @__PURE__ */ createContext<ReportError | undefined>(undefined);
