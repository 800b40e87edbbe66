import { cardSizes, defaultRating } from "@taanka/store";
import { ProductCard, ProductGrid, Stack, Text } from "@taanka/ui";
import { useId } from "react";
import { type Sample, sampleMrp, samplesOf } from "../data/samples";
import { paths } from "../paths";
import { useTexts } from "../texts";

export interface SampleCardProps {
  sample: Sample;
  /** Words on the picture. */
  label?: string | undefined;
  sizes?: string;
  headingLevel?: 2 | 3;
}

/** A sample as a card: it says that it is one, has no heart and can't be bought. */
export function SampleCard({
  sample: { id, name, picture, price },
  label,
  sizes = cardSizes.three,
  headingLevel = 3,
}: SampleCardProps) {
  const { samples } = useTexts();
  return (
    <ProductCard
      data-sample={id}
      name={name}
      href={paths.viewAll}
      picture={{ ...picture, sizes, alt: "" }}
      price={price}
      mrp={sampleMrp}
      {...(label && { badge: label })}
      category={samples.category}
      rating={defaultRating}
      headingLevel={headingLevel}
    />
  );
}

/** All samples in a grid, under a line that says what they are. */
export function SampleProducts() {
  const texts = useTexts();
  const titleId = useId();
  return (
    <Stack gap="4">
      <Text id={titleId} tone="muted">
        {texts.samples.title}
      </Text>
      <ProductGrid aria-labelledby={titleId}>
        {samplesOf(texts).map((sample) => (
          <SampleCard key={sample.id} sample={sample} headingLevel={2} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
