export { type FocalPoint, Picture, type PictureProps, type PictureSource } from "./Picture";
export { watchPictures } from "./watchPictures";
