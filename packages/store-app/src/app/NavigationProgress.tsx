import { useNavigationPending } from "@taanka/store/react-router";
import { TopLoadingBar } from "@taanka/ui";

/** The loading bar, while the next page is on its way. */
export const NavigationProgress = () => <TopLoadingBar active={useNavigationPending()} />;
