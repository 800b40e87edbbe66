import { newestCode } from "../lib/outbox.mjs";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

async function register(person, { address, number }) {
  await person.press("link", "Create an account");
  await person.arrives(/^\/register/);
  await person.write("/^Name/", "Meera Nair");
  await person.write("/^Mobile/", number);
  await person.write("/^Email/", `meera.${number}@shopper.example`);
  await person.looks();
  await person.press("button", "Continue");
  await person.arrives(/^\/otp/);
  await person.looks();
  await person.write("/code/", await newestCode(address, number));
}

async function giveAddress(person, number) {
  await person.write("/^Name/", "Meera Nair");
  await person.write("/^Phone number/", number);
  await person.write("/^Address( \\*)?$/", "12 Temple Road");
  await person.write("/^Pincode/", "695001");
  await person.write("/^City/", "Thiruvananthapuram");
  await person.chooses("Kerala");
  await person.press("button", "Save and deliver here");
}

/** From the home page to an order that is paid in cash, and to the page that cancels it. */
async function buys(person, { address, number }) {
  await person.open("/");
  await person.sees("heading", "/./");
  await person.looks();
  await person.press("button", "Menu");
  await person.press("link", "Sarees");
  await person.arrives(/^\/category\/sarees/);
  await person.looks();
  await person.press("link", "/Saree$/");
  await person.arrives(/^\/product\//);
  await person.sees("button", "Add to cart");
  await person.looks();
  await person.press("button", "Add to cart");
  await person.press("button", "View cart");
  await person.arrives(/^\/cart/);
  await person.press("button", "Increase quantity");
  await person.sees("link", "Cart 2");
  await person.looks();
  await person.press("button", "Proceed to payment");
  await person.arrives(/^\/login/);
  await person.looks();
  await register(person, { address, number });
  await person.arrives(/^\/cart/);
  await person.sees("link", "Cart 2");
  await giveAddress(person, number);
  await person.reads("12 Temple Road");
  await person.press("button", "Proceed to payment");
  await person.arrives(/^\/payment/);
  await person.press("choice", "/Cash On Delivery/");
  await person.looks();
  await person.press("button", "Place order");
  await person.arrives(/^\/order-confirmation/);
  await person.looks();
  await person.press("link", "View order");
  await person.reads("Under Processing...");
  await person.looks();
  await person.press("link", "Cancel order");
  await person.arrives(/\/cancel/);
  await person.looks();
}

/** Searches, sorts and filters, and reads about a product. */
async function browses(person) {
  await person.open("/");
  await person.sees("heading", "/./");
  await person.looks();
  await person.press("button", "Search");
  await person.write("/[Ss]earch/", "cotton kurt");
  await person.looks();
  await person.enter();
  await person.arrives(/search\?q=cotton/);
  await person.chooses("Price: Low to High");
  await person.arrives(/sort=priceLowToHigh/);
  await person.looks();
  await person.press("button", "/FILTER/");
  await person.looks();
  await person.press("choice", "/Blue/");
  await person.press("button", "/Apply|APPLY|Show/");
  await person.arrives(/filter=/);
  await person.press("link", "/ Kurt[ai]\\b/");
  await person.arrives(/^\/product\//);
  await person.press("button", "/[Ss]ize [Cc]hart/");
  await person.sees("heading", "/Size/");
  await person.looks();
}

/** A listing and a product in Hindi. */
async function readsHindi(person) {
  await person.open("/hi/category/lehengas");
  await person.sees("heading", "लहंगे");
  await person.looks();
  await person.press("link", "/Lehenga/");
  await person.arrives(/^\/hi\/product\//);
  await person.looks();
}

/** The shop's main ways: what is walked, and on which screen. */
export const journeys = [
  { name: "buys", size: phone, walk: buys },
  { name: "browses", size: desktop, walk: browses },
  { name: "reads-hindi", size: phone, walk: readsHindi },
];
