import { Navigate, Outlet, useLocation, useOutletContext } from "react-router-dom";
import { useUser } from "./session";
import { signInFrom } from "./wayBack";

/** Pages of whoever is signed in; for another person they begin anew, with nothing of the last one. */
export function Personal() {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return <Navigate to={signInFrom(pathname)} replace />;
  return <Outlet key={user.phoneNumber} context={user.phoneNumber} />;
}

/** Phone number of whoever sees a personal page, for the keys of what belongs to them. */
export const usePerson = () => useOutletContext<string>();
