import { shopName } from "../shop/brand";
import { Listing } from "../shop/Listing";

export const meta = () => [{ title: shopName }];

export default function Home() {
  return <Listing />;
}
