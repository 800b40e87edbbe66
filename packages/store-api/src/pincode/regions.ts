/** Where a postal code lies. */
export interface Region {
  name: string;
  /** States and territories, each as an address names it; none of the army's. */
  states: readonly string[];
}

type Codes = readonly [first: number, last: number, states: readonly string[]];

const DAMAN = "Dadra and Nagar Haveli and Daman and Diu";

/** What three digits tell more closely than two. */
const DISTRICTS: readonly Codes[] = [
  [194, 194, ["Ladakh"]],
  [362, 362, ["Gujarat", DAMAN]],
  [396, 396, ["Gujarat", DAMAN]],
  [403, 403, ["Goa"]],
  [533, 533, ["Andhra Pradesh", "Puducherry"]],
  [605, 609, ["Tamil Nadu", "Puducherry"]],
  [673, 673, ["Kerala", "Puducherry"]],
  [682, 682, ["Kerala", "Lakshadweep"]],
  [737, 737, ["Sikkim"]],
  [744, 744, ["Andaman and Nicobar Islands"]],
  [790, 792, ["Arunachal Pradesh"]],
  [793, 794, ["Meghalaya"]],
  [795, 795, ["Manipur"]],
  [796, 796, ["Mizoram"]],
  [797, 798, ["Nagaland"]],
  [799, 799, ["Tripura"]],
];

/** The first two digits of a postal code name its region. India Post gave out no others. */
const REGIONS: readonly Codes[] = [
  [11, 11, ["Delhi"]],
  [12, 13, ["Haryana"]],
  [14, 16, ["Punjab", "Chandigarh"]],
  [17, 17, ["Himachal Pradesh"]],
  [18, 19, ["Jammu and Kashmir", "Ladakh"]],
  [20, 23, ["Uttar Pradesh"]],
  [24, 24, ["Uttar Pradesh", "Uttarakhand"]],
  [25, 25, ["Uttar Pradesh"]],
  [26, 26, ["Uttar Pradesh", "Uttarakhand"]],
  [27, 28, ["Uttar Pradesh"]],
  [30, 34, ["Rajasthan"]],
  [36, 39, ["Gujarat"]],
  [40, 44, ["Maharashtra"]],
  [45, 48, ["Madhya Pradesh"]],
  [49, 49, ["Chhattisgarh"]],
  [50, 50, ["Telangana"]],
  [51, 53, ["Andhra Pradesh"]],
  [56, 59, ["Karnataka"]],
  [60, 64, ["Tamil Nadu"]],
  [67, 69, ["Kerala"]],
  [70, 74, ["West Bengal"]],
  [75, 77, ["Odisha"]],
  [78, 78, ["Assam"]],
  [80, 80, ["Bihar"]],
  [81, 82, ["Bihar", "Jharkhand"]],
  [83, 83, ["Jharkhand"]],
  [84, 85, ["Bihar"]],
];

const ARMY = { first: 90, name: "Army Post Office" };

function statesIn(codes: readonly Codes[], start: number): readonly string[] | undefined {
  return codes.find(([first, last]) => start >= first && start <= last)?.[2];
}

/**
 * The region that a postal code lies in.
 * @param pincode - six digits
 * @returns undefined for a code that India Post does not use
 */
export function regionOf(pincode: string): Region | undefined {
  const prefix = Number(pincode.slice(0, 2));
  if (prefix >= ARMY.first) return { name: ARMY.name, states: [] };
  const states = statesIn(DISTRICTS, Number(pincode.slice(0, 3))) ?? statesIn(REGIONS, prefix);
  return states && { name: states.join(" and "), states };
}
