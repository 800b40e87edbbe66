export { Picture, type PictureProps, type PictureSource } from "./Picture";
