/**
 * How many steps a component (or a sheet that several share) stands below the components of its own group
 * that are made of it. Its layer lies that deep within the group's: what a component says of a part it is
 * made of wins, because a layer's own rules win over those of the layers within it.
 */
export const stepsBelow: Record<string, number> = {
  Icon: 1,
  flow: 1,
  Text: 1,
  RadioGroup: 1,
  DigitsField: 1,
  Busy: 1,
  Choice: 2,
  TextField: 2,
  IconButton: 3,
  Field: 3,
  EmptyState: 1,
  StitchDrawing: 2,
  Panel: 1,
  Floating: 1,
  BrandMark: 1,
  ActiveFilterChips: 1,
  AddressForm: 1,
  CancelForm: 1,
  ColorSwatches: 1,
  LoginPhoneForm: 1,
  ProductCard: 1,
  RatingInput: 1,
  Badge: 2,
  OrderPiece: 2,
  Price: 2,
  Rating: 2,
  ReasonFields: 2,
  SizeSelector: 2,
  OrderSummary: 3,
  BannerCarousel: 1,
  SectionHeader: 1,
  coverAction: 2,
};
