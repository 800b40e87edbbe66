import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Files that are dropped on an element or pasted into it: `over` while some hang above it. */
export function useDropping(disabled: boolean, offer: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    if (disabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  };
  return {
    over,
    zone: {
      onDragEnter: (event: DragEvent) => drag(event, true),
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop: (event: DragEvent) => {
        drag(event, false);
        if (!disabled && event.dataTransfer.files.length > 0) offer(event.dataTransfer.files);
      },
    },
    paste: (event: ClipboardEvent) => {
      if (disabled || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      offer(event.clipboardData.files);
    },
  };
}
