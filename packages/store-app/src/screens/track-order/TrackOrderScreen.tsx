import { ordersClient, type TrackedOrder } from "@taanka/api-client";
import { apiOf, isCancelled, isNotFound, messageOf, orderProgress } from "@taanka/store";
import { useSearchChoice } from "@taanka/store/react-router";
import {
  Breadcrumbs,
  Button,
  Container,
  formatDay,
  Heading,
  Inline,
  OrderTracker,
  Section,
  Stack,
  Text,
  TrackOrderForm,
} from "@taanka/ui";
import { useMutation } from "@tanstack/react-query";
import { rescueFocus } from "../../components/rescueFocus";
import { shop, useLanguage } from "../../config";
import { paths, searchParameters } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Finds an order by its number and the end of its phone number. */
function useTracking() {
  const { trackOrder: texts } = useTexts();
  const { mutateAsync, data, error, isPending, reset } = useMutation({
    mutationFn: (values: { orderNumber: string; phoneLastDigits: string }, { client }) =>
      apiOf(client)(ordersClient).track({
        orderId: values.orderNumber,
        phoneLastDigits: values.phoneLastDigits,
      }),
  });
  const failure = isNotFound(error) ? texts.notFound : messageOf(error, texts.failed);
  return {
    track: mutateAsync,
    order: data,
    failure: error ? failure : undefined,
    isPending,
    reset,
  };
}

interface FoundProps {
  order: TrackedOrder;
  onAnother: () => void;
}

/** Where an order stands; it tells neither names nor addresses. */
function Found({ order, onAnother }: FoundProps) {
  const { trackOrder: texts, orders } = useTexts();
  const { locale } = useLanguage();
  const status = isCancelled(order) ? "Order Cancelled" : order.orderStatus;
  const arrival = order.orderStatus === "Delivered" ? undefined : order.deliveryDate;
  const day = arrival && formatDay(Date.parse(arrival), locale);
  return (
    <Stack gap="6" as="section">
      <Stack gap="2" role="status">
        <Heading level={2} size="xl">
          {orders.statuses[status] ?? status}
        </Heading>
        <Text>{texts.order(order.orderId)}</Text>
        {day && !isCancelled(order) && <Text tone="muted">{texts.expected(day)}</Text>}
      </Stack>
      <OrderTracker {...orderProgress(order)} />
      <Inline>
        <Button tone="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Shows anybody who has an order's number where it is. */
export default function TrackOrderScreen() {
  const { trackOrder: texts, common } = useTexts();
  const { track, order, failure, isPending, reset } = useTracking();
  // The number alone: with the digits of the phone an address would tell all to whoever sees it.
  const [search, choose] = useSearchChoice("replace");
  return (
    <>
      <PageMeta
        title={texts.title}
        description={texts.description(shop.name)}
        canonical={paths.trackOrder}
      />
      <Container>
        <Section spacing="half">
          <Stack gap="8">
            <Breadcrumbs
              items={[{ label: common.home, href: paths.home }, { label: texts.title }]}
            />
            <Stack gap="3">
              <Heading level={1}>{texts.title}</Heading>
              {!order && <Text tone="muted">{texts.lead}</Text>}
            </Stack>
            {order ? (
              <Found
                order={order}
                onAnother={() => {
                  reset();
                  choose(new URLSearchParams());
                  rescueFocus();
                }}
              />
            ) : (
              <TrackOrderForm
                aria-label={texts.title}
                busy={isPending}
                error={failure}
                defaultValues={{ orderNumber: search.get(searchParameters.order) ?? "" }}
                onSubmit={async (values) => {
                  const { orderId } = await track(values);
                  choose(new URLSearchParams({ [searchParameters.order]: orderId }));
                  rescueFocus();
                }}
              />
            )}
          </Stack>
        </Section>
      </Container>
    </>
  );
}
