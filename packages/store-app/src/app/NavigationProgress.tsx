import { TopLoadingBar } from "@taanka/ui";
import { useNavigationPending } from "../routing/navigation";

/** The loading bar, while the next page is on its way. */
export const NavigationProgress = () => <TopLoadingBar active={useNavigationPending()} />;
