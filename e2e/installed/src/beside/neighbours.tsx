import {
  Breadcrumbs,
  Button,
  Checkbox,
  Dialog,
  Heading,
  Pagination,
  Price,
  PriceSummary,
  ProductCard,
  Select,
  SizeSelector,
  TextField,
  ThemeProvider,
} from "@taanka/ui";
import { createRoot } from "react-dom/client";

const states = [
  { value: "KA", label: "Karnataka" },
  { value: "KL", label: "Kerala" },
];

/** A part of somebody's page that is made of the kit, with a list of the page's own in it. */
function Neighbours() {
  return (
    <ThemeProvider id="kit">
      <Heading level={2}>Sarees</Heading>
      <Breadcrumbs items={[{ label: "Home", href: "#home" }, { label: "Sarees" }]} />
      <ProductCard name="Banarasi Jaal Silk Saree" href="#saree" price={4499} mrp={5999} />
      <Price price={999} />
      <Button>Buy</Button>
      <Button tone="secondary">More</Button>
      <TextField label="Name" />
      <Select label="State" options={states} />
      <Checkbox label="Gift wrap" />
      <SizeSelector sizes={[{ size: "S" }, { size: "M" }]} />
      <PriceSummary mrpTotal={5999} discountedTotal={4499} gst={225} total={4724} />
      <Dialog title="Size chart" trigger={<Button tone="secondary">Size chart</Button>}>
        <TextField label="Chest" />
        <Button>Keep</Button>
      </Dialog>
      <ThemeProvider mode="dark">
        <Heading level={2}>After dark</Heading>
        <Button>Light up</Button>
        <TextField label="Street" />
      </ThemeProvider>
      <Pagination page={2} pageCount={9} hrefFor={(page) => `#${page}`} />
      <ul className="of-the-page mt-4">
        <li>
          <a href="#page">The page's own</a>
        </li>
      </ul>
    </ThemeProvider>
  );
}

createRoot(document.getElementById("root") ?? document.body).render(<Neighbours />);
