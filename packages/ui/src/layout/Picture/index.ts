export { Picture, type PictureProps, type PictureSource } from "./Picture";
export { watchPictures } from "./watchPictures";
