import { RETURN_WINDOW_DAYS } from "@taanka/api-client/contract";
import { pictureAddresses } from "@taanka/store";
import { ButtonLink, MessageFrame, Picture, Price, StitchDrawing, Text } from "@taanka/ui";
import { useLocation } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** What a product's page hands over, in the history entry's state. */
const handedSchema = v.object({
  product: v.object({
    id: v.optional(v.string()),
    name: v.string(),
    price: v.number(),
    originalPrice: v.optional(v.number()),
    discountText: v.optional(v.string()),
    thumbnail: v.optional(v.string()),
  }),
});

/** Trying on before buying: what was chosen, and when the service starts. */
export default function TryBeforeScreen() {
  const parsed = v.safeParse(handedSchema, useLocation().state);
  const { tryBefore: texts, common } = useTexts();
  const soon = texts.soon(RETURN_WINDOW_DAYS);
  const meta = <PageMeta title={texts.title} description={texts.description} />;
  if (!parsed.success) {
    return (
      <>
        {meta}
        <MessageFrame
          drawing={<StitchDrawing drawing="hanger" />}
          eyebrow={texts.title}
          title={texts.nothing}
          description={`${texts.nothingText} ${soon}`}
          actions={<ButtonLink href={paths.viewAll}>{common.startShopping}</ButtonLink>}
        />
      </>
    );
  }
  const { id, name, price, originalPrice, discountText, thumbnail } = parsed.output.product;
  return (
    <>
      {meta}
      <MessageFrame
        eyebrow={texts.title}
        title={name}
        description={soon}
        {...(thumbnail && {
          drawing: (
            <Picture
              {...pictureAddresses(thumbnail, undefined, { from: 160, to: 480 })}
              sizes="240px"
              alt={name}
            />
          ),
        })}
        actions={
          id === undefined ? (
            <ButtonLink href={paths.viewAll}>{common.startShopping}</ButtonLink>
          ) : (
            <ButtonLink href={paths.product(id)}>{texts.backToProduct}</ButtonLink>
          )
        }
      >
        <Price price={price} {...(originalPrice && { mrp: originalPrice })} paise="always" />
        {/* Beside an MRP the price says it itself. */}
        {discountText && !originalPrice && <Text tone="muted">{discountText}</Text>}
      </MessageFrame>
    </>
  );
}
