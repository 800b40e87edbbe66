import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type * as v from "valibot";
import { useSession } from "../session/SessionProvider";
import { type KeptCopy, keptCopy } from "./keptCopy";

/** The copy of whoever is signed in. */
export function useKeptCopy<T>(name: string, schema: v.GenericSchema<unknown, T>): KeptCopy<T> {
  const { user } = useSession();
  const owner = user?.phoneNumber ?? "";
  return useMemo(() => keptCopy(name, owner, schema), [name, owner, schema]);
}

/** What a query has, else its kept copy when it failed; what it has is kept. */
export function useDataOrCopy<T>(
  { data, error }: Pick<UseQueryResult<T>, "data" | "error">,
  copy: KeptCopy<T>,
): T | undefined {
  useEffect(() => {
    if (data !== undefined) copy.write(data);
  }, [data, copy]);
  const failed = data === undefined && error !== null;
  return useMemo(() => (failed ? copy.read() : undefined), [failed, copy]) ?? data;
}
