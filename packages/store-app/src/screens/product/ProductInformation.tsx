import type { ItemRead } from "@taanka/api-client";
import { Prose, Tab, TabList, TabPanel, Tabs } from "@taanka/ui";

const usualReturnPolicy = "Easy 7-day return or exchange";

/** Description and return policy, in tabs. */
export function ProductInformation({ item }: { item: ItemRead }) {
  return (
    <Tabs defaultValue="description">
      <TabList label="About this product">
        <Tab value="description">Product Description</Tab>
        <Tab value="returns">Return Policy</Tab>
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
          <p>{item.returnPolicy || usualReturnPolicy}</p>
        </Prose>
      </TabPanel>
    </Tabs>
  );
}
