import "../../src/styles";
import { offer } from "./browser";
import { Page } from "./Kit";

offer(Page);
