import { ButtonLink, EmptyState } from "@taanka/ui";
import { texts } from "../language";

/** An address that no page has. */
export function NotFound() {
  const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
  return <EmptyState level={1} title={texts.notFound} action={back} />;
}
