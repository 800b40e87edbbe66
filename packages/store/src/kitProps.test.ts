import type {
  AddressValues,
  ColorOption,
  PostalAddress as KitAddress,
  OrderSummaryLine,
  ProductPicture,
  ReturnValues,
  SizeOption,
} from "@taanka/ui";
import { expectTypeOf, it } from "vitest";
import type {
  AddressFormValues,
  Color,
  OrderedLine,
  Picture,
  PostalAddress,
  ReturnRequest,
  Size,
} from "./kitProps";

it("gives the kit's components what they take, and takes what they give", () => {
  expectTypeOf<Picture>().toExtend<ProductPicture>();
  expectTypeOf<Color>().toExtend<ColorOption>();
  expectTypeOf<Size>().toExtend<SizeOption>();
  expectTypeOf<PostalAddress>().toExtend<KitAddress>();
  expectTypeOf<OrderedLine>().toExtend<OrderSummaryLine>();
  expectTypeOf<AddressValues>().toExtend<AddressFormValues>();
  expectTypeOf<ReturnValues>().toExtend<ReturnRequest>();
});
