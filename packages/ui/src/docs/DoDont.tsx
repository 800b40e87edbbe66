import type { ReactNode } from "react";

const frame = {
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
  marginBlock: 24,
};
const note = (color: string) => ({ borderBlockStart: `3px solid ${color}`, paddingBlockStart: 8 });

/** Two notes side by side on a docs page: what to do and what not to. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div style={frame}>{children}</div>;
}

export function Do({ children }: { children: ReactNode }) {
  return (
    <div style={note("#1F6B4A")}>
      <strong>Do</strong>
      <div>{children}</div>
    </div>
  );
}

export function Dont({ children }: { children: ReactNode }) {
  return (
    <div style={note("#B3261E")}>
      <strong>Don’t</strong>
      <div>{children}</div>
    </div>
  );
}
