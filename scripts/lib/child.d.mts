import type { ChildProcess } from "node:child_process";

/** A program that a test has started as a process of its own. */
export interface Child {
  process: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Waits until its output matches; throws when it ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end. */
  exit(): Promise<number | null>;
}

export function startProgram(
  file: string,
  options: { args?: readonly string[]; cwd: string; env: Record<string, string> },
): Child;
