/** A drawing on a 160 × 120 field: outlines in stitches, details in zari, needles as plain lines. */
export interface Drawing {
  cloth: string;
  thread?: string;
  solid?: string;
}

export const drawings = {
  bag: {
    cloth: "M44 46h72l8 60H36zM60 58V38a20 20 0 0 1 40 0v20",
    thread: "M40 90h80",
  },
  heart: {
    cloth: "M80 104C50 82 36 66 36 48a22 22 0 0 1 44-6 22 22 0 0 1 44 6c0 18-14 34-44 56z",
    thread: "M80 90C60 75 48 62 48 50a13 13 0 0 1 13-13",
  },
  hanger: {
    cloth: "M72 26a8 8 0 1 1 11 8c-2 1-3 3-3 5v5L28 80c-5 3-3 10 3 10h98c6 0 8-7 3-10L80 44",
    thread: "M52 90v18q14-6 28 0t28 0V90",
  },
  search: {
    cloth: "M104 54a32 32 0 1 1-64 0 32 32 0 0 1 64 0zM96 76l28 28",
    thread: "M54 54a18 18 0 0 1 18-18",
  },
  parcel: {
    cloth: "M80 18l44 20v44l-44 22-44-22V38zM36 38l44 22 44-22M80 60v44",
    thread: "M58 28l44 21v18",
  },
  pin: {
    cloth: "M80 104C60 82 48 66 48 50a32 32 0 0 1 64 0c0 16-12 32-32 54z",
    thread: "M92 50a12 12 0 1 1-24 0 12 12 0 0 1 24 0z",
  },
  ticket: {
    cloth:
      "M26 36h108v14a10 10 0 0 0 0 20v14H26V70a10 10 0 0 0 0-20zM66 52a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM82 70a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM82 46L56 76",
    thread: "M100 36v48",
  },
  star: {
    cloth: "M80 16l13 29 31 4-23 21 6 32-27-16-27 16 6-32-23-21 31-4z",
    thread: "M80 40l5 14",
  },
  bolt: {
    cloth:
      "M30 42c0-7 5-12 12-12h76c7 0 12 5 12 12v44H54M30 42v56h24V42c0-7-5-12-12-12s-12 5-12 12z",
    thread: "M66 52h52M66 64h52",
  },
  needle: {
    cloth: "M16 96h46M98 96h46",
    thread: "M113 27c18-10 26 8 12 18s-34 2-36 20 10 12 9 31M62 96c-2-8-10-12-18-10",
    solid: "M110 22c4-4 9 1 6 5L66 88l-6 6 4-8zM113 25l-5 6",
  },
} satisfies Record<string, Drawing>;

/** A drawing of the kit by its name. */
export type DrawingName = keyof typeof drawings;
