import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";

const flowSchema = v.object({
  /** Page to go to after signing in. */
  from: v.fallback(v.pipe(v.string(), v.regex(/^\/(?!\/)/)), "/"),
  /** Ten digits. */
  phoneNumber: v.fallback(v.string(), ""),
  /** What a newcomer wants to register with. */
  registration: v.fallback(
    v.optional(v.object({ name: v.string(), email: v.string() })),
    undefined,
  ),
});

/** What travels through the pages of signing in, in the history entry's state. */
export type SignInFlow = v.InferOutput<typeof flowSchema>;

/** Reads the flow from a navigation state of any shape. */
export function readFlow(state: unknown): SignInFlow {
  return v.parse(flowSchema, typeof state === "object" && state !== null ? state : {});
}

/** The flow so far and the way to its next page. */
export function useSignInFlow() {
  const location = useLocation();
  const navigate = useNavigate();
  const flow = readFlow(location.state);
  return {
    flow,
    goOn: (to: "/login" | "/register" | "/otp", change: Partial<SignInFlow> = {}) =>
      navigate(to, { state: { ...flow, ...change } }),
    /** For real links that shall carry the flow along. */
    linkTo: (href: "/login" | "/register", change: Partial<SignInFlow> = {}) => ({
      href,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        navigate(href, { state: { ...flow, ...change } });
      },
    }),
    finish: () => navigate(flow.from, { replace: true }),
  };
}
