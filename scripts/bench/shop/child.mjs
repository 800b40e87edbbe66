import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Starts a program of this folder as a process of its own, that answers messages. */
export const startChild = (file, options = {}) =>
  fork(path.join(import.meta.dirname, file), { stdio: "inherit", ...options });

/** Sends a message and waits for its answer; an answer with an `error` is thrown. */
export async function answerOf(child, message) {
  child.send(message);
  const [answer] = await once(child, "message");
  if (answer.error) throw new Error(answer.error);
  return answer;
}
