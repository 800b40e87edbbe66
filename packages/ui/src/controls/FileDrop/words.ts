import { fill } from "../../utils/fill";
import { type FileRules, formatSize, type RefusedFile, typeNames } from "./fileRules";
import type { FileDropMessages } from "./messages";

const typesOf = (accept: string, text: FileDropMessages, locale: string) =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(typeNames(accept, text.pictures));

/** What a field takes, in one line: “JPEG or PNG · Up to 5 MB each · At most 4 files”. */
export function limitsOf(rules: FileRules, text: FileDropMessages, locale: string): string {
  const { accept, maxSize, maxFiles } = rules;
  const size = maxSize === undefined ? "" : formatSize(maxSize, locale);
  const sizeLimit = maxFiles > 1 ? text.sizeLimitEach : text.sizeLimit;
  return [
    accept && typesOf(accept, text, locale),
    size && fill(sizeLimit, { size }),
    maxFiles > 1 && fill(text.countLimit, { max: maxFiles }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Why a file was refused and what would be taken. */
export function refusalText(
  { file, reason }: RefusedFile,
  rules: FileRules,
  text: FileDropMessages,
  locale: string,
): string {
  const { name } = file;
  switch (reason) {
    case "type":
      return fill(text.wrongType, { name, types: typesOf(rules.accept ?? "", text, locale) });
    case "size":
      return fill(text.tooLarge, {
        name,
        size: formatSize(file.size, locale),
        max: formatSize(rules.maxSize ?? 0, locale),
      });
    case "empty":
      return fill(text.empty, { name });
    case "count":
      return fill(text.tooMany, { name, max: rules.maxFiles });
  }
}
