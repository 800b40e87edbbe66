import type * as Kit from "@taanka/ui";

/** The optional properties of a type to which `undefined` can't be given, spelled out. */
type Refusing<P> = P extends unknown
  ? {
      [K in keyof P]-?: object extends Pick<P, K>
        ? { [X in K]: undefined } extends Pick<P, K>
          ? never
          : K
        : never;
    }[keyof P]
  : never;

/** Props that are given in part, property by property. */
type InPart = "messages" | "values" | "defaultValues" | "dates" | "notes" | "unavailable";

/** The same of what is given in part: one text of `messages`, one value of a form. */
type RefusingWithin<P> = P extends unknown
  ? { [K in Extract<keyof P, InPart>]: Refusing<Extract<P[K], object>> }[Extract<keyof P, InPart>]
  : never;

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;

type Components = {
  [N in keyof typeof Kit as N extends Capitalize<N> ? N : never]:
    | Refusing<PropsOf<(typeof Kit)[N]>>
    | RefusingWithin<PropsOf<(typeof Kit)[N]>>;
};

type Found = { [N in keyof Components]: Components[N] extends never ? never : [N, Components[N]] };

/** Props of the kit that a project with `exactOptionalPropertyTypes` could not leave open: none. */
export const nothing: [Found[keyof Found]] extends [never] ? true : Found[keyof Found] = true;

/** One text of a component may be left open, as its props may. */
export const texts: Kit.CartLineProps["messages"] = { remove: undefined };
