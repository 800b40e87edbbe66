/** Why a file was not taken. */
export type FileRefusal = "type" | "size" | "empty" | "count";

/** A file that was not taken. */
export interface RefusedFile {
  /** The file as it was chosen. */
  file: File;
  /** Why it was refused. */
  reason: FileRefusal;
}

/** What a field takes. */
export interface FileRules {
  /** As the native `accept`: MIME types, `image/*`, endings such as `.pdf`, with commas. */
  accept?: string;
  /** Most bytes of one file. */
  maxSize?: number;
  /** Most files; 1 for a field of one file. */
  maxFiles: number;
}

const listed = (accept: string) =>
  accept
    .split(",")
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);

/** Whether a file is of a kind that `accept` lists. Without a list every file is. */
export function isAccepted(file: Pick<File, "name" | "type">, accept = ""): boolean {
  const kinds = listed(accept);
  const type = file.type.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind);
      return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What a field holds after files were offered, and what it refused. The same file counts once. */
export function takeFiles(held: readonly File[], offered: readonly File[], rules: FileRules) {
  const { accept, maxSize = Number.POSITIVE_INFINITY, maxFiles } = rules;
  const refused: RefusedFile[] = [];
  const single = maxFiles === 1;
  // A field of one file trades it for the new one.
  const files = single ? [] : [...held];
  for (const file of offered) {
    if (!isAccepted(file, accept)) refused.push({ file, reason: "type" });
    else if (file.size === 0) refused.push({ file, reason: "empty" });
    else if (file.size > maxSize) refused.push({ file, reason: "size" });
    else if (files.some((other) => isSame(other, file))) continue;
    else if (files.length >= maxFiles) refused.push({ file, reason: "count" });
    else files.push(file);
  }
  const kept = single && files.length === 0 ? [...held] : files;
  return { files: kept, refused, added: kept.filter((file) => !held.includes(file)) };
}

/** Types as people call them: `image/jpeg` is “JPEG”, `.pdf` is “PDF”. */
export function typeNames(accept: string, pictures: string): string[] {
  return listed(accept).map((kind) => {
    if (kind === "image/*") return pictures;
    const ending = kind.replace(/^.*\/|^\./, "").replace(/\+.*$/, "");
    return ending === "webp" ? "WebP" : ending.toUpperCase();
  });
}

const units = [
  ["megabyte", 1024 * 1024],
  ["kilobyte", 1024],
  ["byte", 1],
] as const;

/** A size as people read it, “1.4 MB”. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  }).format(bytes / size);
}
