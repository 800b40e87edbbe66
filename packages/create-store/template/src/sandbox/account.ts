import {
  type Address,
  type AddressInput,
  ApiError,
  type Order,
  type OrderCancelInput,
  type OrderInput,
  type OtpInput,
  type SignupInput,
  type TransportRequest,
  type User,
} from "@taanka/api-client";
import type { MockAnswers } from "@taanka/api-client/mock";
import shop from "../shop.json";
import { cartOf } from "./catalogue";

/** What the sandbox knows of somebody. */
interface Account {
  user: User;
  addresses: Address[];
  orders: Order[];
  /** Orders by the key that they were sent with. */
  sent: Record<string, string>;
}

const storageKey = `${shop.id}-sandbox`;

function stored(): Record<string, Account> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** By phone number. A tab keeps them over a reload, which another language is too. */
const accounts = stored();

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(accounts));
  } catch {
    // Where nothing may be stored they last as long as the page.
  }
}

function begin(phoneNumber: string, name: string, email: string): Account {
  const user = { name, email, phoneNumber, role: "User" };
  const account = { user, addresses: [], orders: [], sent: {} };
  accounts[phoneNumber] = account;
  keep();
  return account;
}

/** The number is the token. Another tab's visitor has an account here as soon as they are seen. */
function accountOf({ headers }: TransportRequest): Account {
  const phoneNumber = headers.authorization?.replace("Bearer ", "") ?? "";
  return accounts[phoneNumber] ?? begin(phoneNumber, "", "");
}

const signedIn = ({ user }: Account) => ({
  accessToken: user.phoneNumber,
  refreshToken: user.phoneNumber,
  user,
});

function logIn({ phoneNumber }: OtpInput) {
  const known = accounts[phoneNumber];
  if (known) return signedIn(known);
  const code = "account_not_found";
  throw new ApiError("No account exists for this number.", { status: 404, code });
}

/** Of all accounts of this tab, so that no two orders have the same number. */
const orderCount = () =>
  Object.values(accounts).reduce((sum, { orders }) => sum + orders.length, 0);

function saveAddress(account: Account, input: AddressInput): Address[] {
  const _id = `address-${account.addresses.length + 1}`;
  const isDefault = account.addresses.length === 0;
  const given = { country: "India", addressType: "Home", ...input };
  account.addresses.push({ ...given, _id, isDefault, createdAt: undefined });
  keep();
  return account.addresses;
}

/** The same purchase sent again is the order that there is. */
function placeOrder(account: Account, input: OrderInput, key: string): Order {
  const earlier = account.orders.find(({ _id }) => _id === account.sent[key]);
  if (earlier) return earlier;
  const number = `${orderCount() + 1}`.padStart(4, "0");
  const now = new Date();
  const order = {
    _id: `order-${number}`,
    orderId: `SANDBOX-${number}`,
    orderDetails: cartOf({ lines: input.orderDetails }).items,
    invoice: [...input.invoice],
    totalAmount: input.totalAmount,
    orderStatus: "Order Placed",
    paymentStatus: "pending",
    paymentMethod: input.paymentMethod,
    isOrderPlaced: true,
    isOrderCancelled: false,
    createdAt: now.toISOString(),
    shippingAddressId: account.addresses.find(({ _id }) => _id === input.shippingAddressId) ?? null,
  };
  account.orders.unshift(order);
  account.sent[key] = order._id;
  keep();
  return order;
}

function orderOf(account: Account, id?: string): Order {
  const order = account.orders.find(({ _id }) => _id === id);
  if (!order) throw new ApiError("There is no such order", { status: 404 });
  return order;
}

function cancel(account: Account, { orderId, refundReason }: OrderCancelInput) {
  const order = orderOf(account, orderId);
  order.isOrderCancelled = true;
  order.orderStatus = "Cancelled";
  // It was to be paid when it arrives.
  order.refund = { reason: refundReason, status: "Not due", requestDate: undefined };
  keep();
}

const nothing = () => undefined;

/** Signing in, addresses and orders. */
export const accountAnswers: MockAnswers = {
  auth: {
    sendOtp: nothing,
    resendText: nothing,
    resendVoice: nothing,
    login: ({ body }) => logIn(body as OtpInput),
    signup: ({ body }) => {
      const { phoneNumber, name, email } = body as SignupInput;
      return signedIn(begin(phoneNumber, name, email));
    },
    logout: nothing,
  },
  addresses: {
    list: (request) => ({ addresses: { addressDetail: accountOf(request).addresses } }),
    create: (request) => {
      const addressDetail = saveAddress(accountOf(request), request.body as AddressInput);
      return { address: { addressDetail } };
    },
  },
  orders: {
    list: (request) => accountOf(request).orders,
    read: (request) => orderOf(accountOf(request), request.params.id),
    cancel: (request) => cancel(accountOf(request), request.body as OrderCancelInput),
    create: (request) =>
      placeOrder(
        accountOf(request),
        request.body as OrderInput,
        request.headers["idempotency-key"] ?? "",
      ),
  },
};
