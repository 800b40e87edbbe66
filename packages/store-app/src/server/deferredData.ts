import { Transform, type TransformCallback } from "node:stream";
import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { messageOf, statusOf } from "../data/failure";

const closers: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => closers[character] ?? "");
}

/** A failure as it travels to the browser: what the screens read of it, and nothing else. */
function travellingError(error: unknown): Error {
  return {
    name: "Error",
    message: messageOf(error, "An unexpected error occurred"),
    ...{ status: statusOf(error) },
  };
}

/** Gives each call what has newly arrived in the query cache since the last one. */
export function createDehydrator(client: QueryClient): () => DehydratedState | undefined {
  const sent = new Set<string>();
  return () => {
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ state: { status }, queryHash }) =>
        status !== "pending" && !sent.has(queryHash),
    });
    const queries = state.queries.map((query) => ({
      ...query,
      state:
        query.state.status === "error"
          ? { ...query.state, error: travellingError(query.state.error), fetchFailureReason: null }
          : query.state,
    }));
    for (const query of queries) sent.add(query.queryHash);
    return queries.length > 0 ? { ...state, queries } : undefined;
  };
}

/**
 * Passes React's HTML on. Before each later flush it puts the data that the flush was rendered
 * from, so that nothing on the page is fetched again. React writes a flush in pieces within one
 * tick; they are joined, for a piece may end in the middle of a tag.
 */
export function withDeferredData(
  nonce: string,
  take: () => DehydratedState | undefined,
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
