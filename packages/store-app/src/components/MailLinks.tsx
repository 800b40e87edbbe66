import { Link } from "@taanka/ui";
import { shop } from "../config";

/** A text in which the shop's address for letters can be pressed, wherever the language puts it. */
export function MailLinks({ text }: { text: string }) {
  const { helpEmail } = shop.contacts;
  const [before, ...rest] = text.split(helpEmail);
  return (
    <>
      <span>{before}</span>
      {rest.map((after) => (
        <span key={after}>
          <Link href={`mailto:${helpEmail}`}>{helpEmail}</Link>
          <span>{after}</span>
        </span>
      ))}
    </>
  );
}
