import { ButtonLink, EmptyState } from "@taanka/ui";
import { texts } from "../language";
import { titleOf } from "../title";

/** An address that no page has. */
export function NotFound() {
  const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
  return (
    <>
      <title>{titleOf(texts.notFound)}</title>
      <EmptyState level={1} drawing="search" title={texts.notFound} action={back} />
    </>
  );
}
