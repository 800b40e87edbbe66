import type { Call } from "../contract/endpoint";

/** Method and path of a call, as the contract has them: `GET /category/{id}`. */
export const callName = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;
