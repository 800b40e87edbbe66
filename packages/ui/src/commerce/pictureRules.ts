/** Kinds of pictures that shoppers and partners may send. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Most bytes of one such picture where a shop says nothing else. */
export const largestPicture = 5 * 1024 * 1024;
