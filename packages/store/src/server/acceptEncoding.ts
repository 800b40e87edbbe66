/** Content codings that pages are sent in, the smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** What is sent to a client that names it nowhere: allowed, but the last choice. */
const unsaid = 0.0001;

function parseMember(member: string): [coding: string, weight: number] {
  const [coding = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  if (quality === undefined) return [coding, 1];
  return [coding, /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? +quality.slice(2) : 0];
}

/**
 * The coding that an `Accept-Encoding` header asks for (RFC 9110, section 12.5.3). A client that
 * refuses everything is sent the plain page, which helps it more than a 406.
 *
 * @param available the smallest first
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[] = encodings,
): Encoding {
  const weights = new Map((header ?? "").split(",").map(parseMember));
  const rest = weights.get("*");
  let chosen: Encoding = "identity";
  let highest = 0;
  for (const encoding of available) {
    const fallback = encoding === "identity" ? (rest === 0 ? 0 : unsaid) : (rest ?? 0);
    const weight = weights.get(encoding) ?? fallback;
    if (weight > highest) [chosen, highest] = [encoding, weight];
  }
  return chosen;
}
