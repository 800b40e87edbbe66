import { useSession } from "@taanka/store";
import { PageLoader } from "@taanka/ui";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { shop, useWords } from "../config";
import { paths } from "../paths";
import { useNavigationPending } from "../routing/navigation";
import { PageMeta } from "../seo/PageMeta";
import { rememberOrigin } from "./signInOrigin";

/** Shows its pages to whoever is signed in; sends visitors to sign in and has them come back. */
export function RequireSignIn() {
  const { known, signedIn } = useSession();
  const location = useLocation();
  const words = useWords();
  const leaving = useNavigationPending();
  // Whoever logs out is on the way to a page already.
  if (!known || (!signedIn && leaving)) {
    return (
      <>
        <PageMeta title={shop.name} description={words(shop.description)} />
        <PageLoader />
      </>
    );
  }
  if (!signedIn) return <Navigate to={paths.login} replace state={rememberOrigin(location)} />;
  return <Outlet />;
}
