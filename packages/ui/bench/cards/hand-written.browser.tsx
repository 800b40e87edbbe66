import { offer } from "./browser";
import { Page } from "./HandWritten";

offer(Page);
