import type { ItemRead } from "@taanka/api-client";
import { Prose, Tab, TabList, TabPanel, Tabs } from "@taanka/ui";
import { useTexts } from "../../texts";

/** Description and return policy, in tabs. */
export function ProductInformation({ item }: { item: ItemRead }) {
  const texts = useTexts().product;
  return (
    <Tabs defaultValue="description">
      <TabList label={texts.about}>
        <Tab value="description">{texts.descriptionTab}</Tab>
        <Tab value="returns">{texts.returnsTab}</Tab>
      </TabList>
      <TabPanel value="description" keepMounted>
        <Prose>
          <p>{item.description}</p>
          <ul>
            {item.details?.map(({ key, value }) => (
              <li key={key}>
                <strong>{key}:</strong> {value}
              </li>
            ))}
          </ul>
        </Prose>
      </TabPanel>
      <TabPanel value="returns">
        <Prose>
          <p>{item.returnPolicy || texts.usualReturnPolicy}</p>
        </Prose>
      </TabPanel>
    </Tabs>
  );
}
