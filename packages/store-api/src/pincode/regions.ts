/**
 * The first two digits of a postal code name its region. India Post gave out no others; 90 to 99
 * are the army's post offices.
 */
const REGIONS: readonly [first: number, last: number, region: string][] = [
  [11, 11, "Delhi"],
  [12, 13, "Haryana"],
  [14, 16, "Punjab and Chandigarh"],
  [17, 17, "Himachal Pradesh"],
  [18, 19, "Jammu, Kashmir and Ladakh"],
  [20, 28, "Uttar Pradesh and Uttarakhand"],
  [30, 34, "Rajasthan"],
  [36, 39, "Gujarat"],
  [40, 44, "Maharashtra and Goa"],
  [45, 48, "Madhya Pradesh"],
  [49, 49, "Chhattisgarh"],
  [50, 50, "Telangana"],
  [51, 53, "Andhra Pradesh"],
  [56, 59, "Karnataka"],
  [60, 64, "Tamil Nadu and Puducherry"],
  [67, 69, "Kerala"],
  [70, 74, "West Bengal, Sikkim and Andaman"],
  [75, 77, "Odisha"],
  [78, 78, "Assam"],
  [79, 79, "North-East India"],
  [80, 85, "Bihar and Jharkhand"],
  [90, 99, "Army Post Office"],
];

/**
 * The region that a postal code lies in.
 * @param pincode - six digits
 * @returns undefined for a code that India Post does not use
 */
export function regionOf(pincode: string): string | undefined {
  const prefix = Number(pincode.slice(0, 2));
  return REGIONS.find(([first, last]) => prefix >= first && prefix <= last)?.[2];
}
