import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type * as v from "valibot";
import { useSession } from "../session/SessionProvider";
import { type OfflineCopy, offlineCopy } from "./offlineCopy";

/** The copy of whoever is signed in. */
export function useOfflineCopy<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): OfflineCopy<T> {
  const { user } = useSession();
  const owner = user?.phoneNumber ?? "";
  return useMemo(() => offlineCopy(name, owner, schema), [name, owner, schema]);
}

/** What a query has, else its offline copy when it failed; what it has is copied. */
export function useDataOrCopy<T>(
  { data, error }: Pick<UseQueryResult<T>, "data" | "error">,
  copy: OfflineCopy<T>,
): T | undefined {
  useEffect(() => {
    if (data !== undefined) copy.write(data);
  }, [data, copy]);
  const failed = data === undefined && error !== null;
  return useMemo(() => (failed ? copy.read() : undefined), [failed, copy]) ?? data;
}
