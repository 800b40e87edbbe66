import { Transform, type TransformCallback } from "node:stream";
import type { Query, QueryClient } from "@tanstack/react-query";
import { messageOf, statusOf } from "../data/failure";
import type { PageQuery } from "../data/pageData";

const closers: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => closers[character] ?? "");
}

function pageQuery({ queryKey, state }: Query): PageQuery {
  if (state.status !== "error") return [queryKey, state.dataUpdatedAt, state.data];
  const message = messageOf(state.error, "An unexpected error occurred");
  return [queryKey, state.errorUpdatedAt, null, { message, status: statusOf(state.error) }];
}

/**
 * Gives each call what has newly arrived in the query cache since the last one, without what a
 * query's `meta.stayOnServer` keeps out of the document.
 */
export function createDehydrator(client: QueryClient): () => PageQuery[] | undefined {
  const sent = new Set<string>();
  const isNew = ({ state, meta, queryHash }: Query) =>
    state.status !== "pending" && !meta?.stayOnServer && !sent.has(queryHash);
  return () => {
    const queries = client.getQueryCache().findAll({ predicate: isNew });
    for (const { queryHash } of queries) sent.add(queryHash);
    return queries.length > 0 ? queries.map(pageQuery) : undefined;
  };
}

/**
 * Passes React's HTML on. Before each later flush it puts the data that the flush was rendered
 * from, so that nothing on the page is fetched again. React writes a flush in pieces within one
 * tick; they are joined, for a piece may end in the middle of a tag.
 */
export function withDeferredData(
  nonce: string,
  take: () => PageQuery[] | undefined,
  flushed: () => void,
): Transform {
  let pieces: Buffer[] = [];
  let scheduled = false;
  let first = true;
  const release = (stream: Transform) => {
    if (pieces.length === 0) return;
    const html = Buffer.concat(pieces);
    pieces = [];
    const state = first ? undefined : take();
    first = false;
    if (state) {
      stream.push(
        `<script nonce="${nonce}">(self.__taankaData||=[]).push(${scriptJson(state)})</script>`,
      );
    }
    stream.push(html);
    flushed();
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      pieces.push(chunk);
      if (!scheduled) {
        scheduled = true;
        setImmediate(() => {
          scheduled = false;
          release(this);
        });
      }
      done();
    },
    flush(done: TransformCallback) {
      release(this);
      done();
    },
  });
}
