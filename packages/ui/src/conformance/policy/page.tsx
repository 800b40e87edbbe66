import "../../styles";
import "@taanka/ui/fonts/taanka.css";
import { createRoot } from "react-dom/client";
import { FilterPanel } from "../../commerce/FilterPanel";
import { SearchPanel } from "../../commerce/SearchPanel";
import { SizeChartDialog } from "../../commerce/SizeChartDialog";
import { Button } from "../../controls/Button";
import { OtpField } from "../../controls/OtpField";
import { PriceRange } from "../../controls/PriceRange";
import { Toaster, ToastProvider, useToast } from "../../feedback/Toaster";
import { MobileMenu } from "../../navigation/MobileMenu";
import { ConfirmDialog } from "../../overlays/ConfirmDialog";
import { Dialog } from "../../overlays/Dialog";
import { Drawer } from "../../overlays/Drawer";
import { DropdownMenu, DropdownMenuItem } from "../../overlays/DropdownMenu";
import { Lightbox } from "../../overlays/Lightbox";
import { Popover } from "../../overlays/Popover";
import { Tooltip } from "../../overlays/Tooltip";
import { ThemeProvider } from "../../theme";

const opener = (name: string) => <Button>{name}</Button>;
const inches = { chest: 36, shoulder: 14, length: 44 };
const rows = [{ size: "M", inches, cm: inches }];
const groups = [{ key: "Colour", options: [{ value: "Maroon" }] }];
const line = (index: number) => <p key={index}>Handwoven silk, batch {index}</p>;
const lines = Array.from({ length: 80 }, (_, index) => line(index));

function Notify() {
  const toast = useToast();
  return <Button onClick={() => toast.success("Added to cart")}>Toast</Button>;
}

/** Everything of the kit that opens over a page, or is known to write styles by script. */
function Page() {
  return (
    <>
      <div id="edge" style={{ position: "fixed", insetBlockStart: 0, insetInlineEnd: 0 }}>
        Edge
      </div>
      <Dialog trigger={opener("Dialog")} title="Dialog">
        {lines}
      </Dialog>
      <Drawer trigger={opener("Drawer")} title="Drawer">
        <Dialog trigger={opener("Inner")} title="Inner" />
      </Drawer>
      <ConfirmDialog trigger={opener("Confirm")} title="Confirm" onConfirm={() => undefined} />
      <Lightbox trigger={opener("Lightbox")} title="Lightbox" pictures={[]} />
      <SizeChartDialog trigger={opener("Size chart")} rows={rows} />
      <FilterPanel groups={groups} />
      <SearchPanel trigger={opener("Search")} onSearch={() => undefined} />
      <MobileMenu trigger={opener("Menu")} categories={[]} />
      <Popover trigger={opener("Popover")} title="Popover">
        A detail
      </Popover>
      <DropdownMenu trigger={opener("Dropdown")}>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenu>
      <Tooltip content="A few words">{opener("Tooltip")}</Tooltip>
      <Notify />
      <Toaster />
      <OtpField label="Code" />
      <PriceRange label="Price" min={0} max={100} />
      {lines}
    </>
  );
}

const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(
  <ThemeProvider>
    <ToastProvider>
      <Page />
    </ToastProvider>
  </ThemeProvider>,
);
