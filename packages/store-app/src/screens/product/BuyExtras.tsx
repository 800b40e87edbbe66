import { messageOf, pincodeQuery, totalWithCoupon, useCouponOffers } from "@taanka/store";
import { CouponBox, PincodeCheck, Price, Spread, Stack, Text } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductCoupon } from "../../data/coupons";
import { useTexts } from "../../texts";

function Delivery() {
  const [asked, ask] = useState("");
  const { product: texts, common } = useTexts();
  const { data, error, isFetching, refetch } = useQuery({
    ...pincodeQuery(asked),
    enabled: asked !== "",
  });
  const days = data?.deliveryDays;
  const answer = data && (data.isDeliverable ? "available" : "unavailable");
  return (
    <PincodeCheck
      answer={isFetching ? "checking" : answer}
      deliveryTime={days ? texts.days(days.from, days.to) : undefined}
      error={error ? messageOf(error, common.unexpectedError) : undefined}
      onCheck={(pincode) => (pincode === asked ? void refetch() : ask(pincode))}
    />
  );
}

interface CouponProps {
  coupon: ProductCoupon;
  /** Rupees, of all pieces before the coupon. */
  total: number;
}

function Coupon({ coupon, total }: CouponProps) {
  const [open, setOpen] = useState(false);
  const offers = useCouponOffers(open);
  const { coupons: texts, catalogue } = useTexts();
  return (
    <Stack gap="3">
      <CouponBox
        collapsible
        paise="whenNotZero"
        open={open}
        onOpenChange={setOpen}
        applied={coupon.applied}
        offers={offers.map(({ code, description }) => ({
          code,
          description: catalogue(description ?? ""),
        }))}
        error={coupon.error}
        onApply={coupon.apply}
        onRemove={coupon.remove}
      />
      <Spread role="status">
        <Text as="span" weight="medium">
          {texts.orderTotal}
        </Text>
        <Price price={totalWithCoupon(total, coupon.discount)} />
      </Spread>
    </Stack>
  );
}

/** What somebody may want to know before buying: delivery to their door, coupons, and the total. */
export default function BuyExtras(props: CouponProps) {
  return (
    <Stack gap="4">
      <Delivery />
      <Coupon {...props} />
    </Stack>
  );
}
