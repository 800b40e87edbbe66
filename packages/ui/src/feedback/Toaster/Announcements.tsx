"use client";

import { useEffect, useState } from "react";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import type { ToastEntry } from "./toasts";

/** How long the words stand there to be read out, in ms; nobody shall come upon them twice. */
const readOut = 1000;

function Announcement({ label, toast }: { label: string; toast: ToastEntry }) {
  const { text, description, action } = toast;
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), readOut);
    return () => clearTimeout(timer);
  }, []);
  if (said) return null;
  const words = [label, text, description, action && (action.alternative ?? action.label)];
  return <div className={bare}>{words.filter(Boolean).join(" ")}</div>;
}

interface AnnouncementsProps {
  /** `assertive` interrupts what is being read, `polite` waits for a pause. */
  politeness: "polite" | "assertive";
  toasts: readonly ToastEntry[];
  /** Said before each toast's text. */
  label: string;
}

/** Says new toasts to a screen reader. It has to be there before the first of them. */
export function Announcements({ politeness, toasts, label }: AnnouncementsProps) {
  return (
    // Fixed, since at the edge of a page that runs the other way it would make room beyond it.
    <div
      role="status"
      aria-live={politeness}
      aria-atomic={false}
      className={visuallyHidden}
      style={{ position: "fixed" }}
    >
      {toasts.map((toast) => (
        <Announcement key={toast.id} label={label} toast={toast} />
      ))}
    </div>
  );
}
