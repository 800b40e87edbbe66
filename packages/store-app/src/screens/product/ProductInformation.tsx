import type { ItemRead } from "@taanka/api-client";
import { Prose, type ReviewValues, Skeleton, Tab, TabList, TabPanel, Tabs } from "@taanka/ui";
import { useState } from "react";
import { lazyComponent } from "../../app/lazyComponent";
import { shop } from "../../config";
import { useTexts } from "../../texts";

const Reviews = lazyComponent(() => import("./Reviews"), {
  fallback: <Skeleton lines={6} />,
  atOnce: true,
});

/** The language that the catalogue is written in. */
const spoken = shop.languages[0].locale;

/** Description, return policy and reviews, in tabs. */
export function ProductInformation({ item }: { item: ItemRead }) {
  const { product: texts, catalogue } = useTexts();
  // Beyond its dialog and its tab.
  const [draft, setDraft] = useState<Partial<ReviewValues>>({});
  return (
    <Tabs defaultValue="description">
      <TabList label={texts.about}>
        <Tab value="description">{texts.descriptionTab}</Tab>
        <Tab value="returns">{texts.returnsTab}</Tab>
        <Tab value="reviews">{texts.reviewsTab}</Tab>
      </TabList>
      <TabPanel value="description" keepMounted>
        <Prose>
          <p>
            <bdi lang={spoken}>{item.description}</bdi>
          </p>
          <ul>
            {item.details?.map(({ key, value }) => (
              <li key={key}>
                <strong>{`${catalogue(key)}:`}</strong> <bdi lang={spoken}>{value}</bdi>
              </li>
            ))}
          </ul>
        </Prose>
      </TabPanel>
      <TabPanel value="returns">
        <Prose>
          <p>{item.returnPolicy ? catalogue(item.returnPolicy) : texts.usualReturnPolicy}</p>
        </Prose>
      </TabPanel>
      <TabPanel value="reviews">
        <Reviews item={item} draft={draft} onDraftChange={setDraft} />
      </TabPanel>
    </Tabs>
  );
}
