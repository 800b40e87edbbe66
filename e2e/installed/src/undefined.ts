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

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;

type Components = {
  [N in keyof typeof Kit as N extends Capitalize<N> ? N : never]: Refusing<
    PropsOf<(typeof Kit)[N]>
  >;
};

type Found = { [N in keyof Components]: Components[N] extends never ? never : [N, Components[N]] };

/** Props of the kit that a project with `exactOptionalPropertyTypes` could not leave open: none. */
export const nothing: [Found[keyof Found]] extends [never] ? true : Found[keyof Found] = true;
