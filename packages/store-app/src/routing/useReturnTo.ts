import { useNavigate } from "react-router-dom";
import { isPageBefore } from "../session/signInOrigin";

/**
 * Leaves a form for the page that it belongs to: back to it where it was opened from there, else in
 * the form's place. Either way Back shows that page once, and never the form again.
 */
export function useReturnTo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => (isPageBefore(path) ? navigate(-1) : navigate(path, { replace: true }));
}
