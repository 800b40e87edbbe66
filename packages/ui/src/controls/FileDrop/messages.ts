export interface FileDropMessages {
  /** In the box, where there is a mouse. */
  prompt: string;
  /** In the box, where there are fingers. */
  promptTouch: string;
  /** As `prompt`, for a field of one file. */
  promptOne: string;
  promptOneTouch: string;
  /** In the box, while a file is held over it. */
  release: string;
  /** `{size}` is a size such as “5 MB”. */
  sizeLimit: string;
  /** As `sizeLimit`, for a field of several files. */
  sizeLimitEach: string;
  /** `{max}` is a number of 2 or more. */
  countLimit: string;
  /** What any kind of picture is called among the types. */
  pictures: string;
  /** Names the list of chosen files. */
  files: string;
  /** Name of a file's button; `{name}` is the file's. */
  remove: string;
  /** Announced. */
  removed: string;
  /** Announced when one file was added. */
  addedOne: string;
  /** Announced; `{count}` is a number of 2 or more. */
  added: string;
  /** Names the progress of a file that is being sent. */
  sending: string;
  /** `{types}` names what is taken. */
  wrongType: string;
  /** `{size}` is the file's size, `{max}` the limit. */
  tooLarge: string;
  empty: string;
  /** `{max}` is how many files the field takes. */
  tooMany: string;
}

export const fileDropMessages: FileDropMessages = {
  prompt: "Drop files here, paste them or choose",
  promptTouch: "Choose files",
  promptOne: "Drop a file here, paste it or choose",
  promptOneTouch: "Choose a file",
  release: "Let go to add",
  sizeLimit: "Up to {size}",
  sizeLimitEach: "Up to {size} each",
  countLimit: "At most {max} files",
  pictures: "Pictures",
  files: "Chosen files",
  remove: "Remove {name}",
  removed: "{name} removed",
  addedOne: "{name} added",
  added: "{count} files added",
  sending: "Sending",
  wrongType: "{name} is of another type. Choose {types}.",
  tooLarge: "{name} is too large ({size}). The limit is {max}.",
  empty: "{name} is empty.",
  tooMany: "There is no room for {name}. The limit is {max} files.",
};
