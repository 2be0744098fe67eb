import { type Route, route } from '#server-kit/http/route.ts';
import { adminPaymentsApi } from '../admin-contract.ts';
import { getBooks, getPaymentForAdmin, listPaymentsForAdmin } from './admin.ts';
import { paymentsTableFor } from './admin-csv.ts';
import { refundForAdmin } from './admin-refund.ts';

export const adminPaymentsRoutes: Route[] = [
  route(adminPaymentsApi.list, ({ db, query, visitor }) => listPaymentsForAdmin(db, query, visitor.locale)),
  route(adminPaymentsApi.csv, (call) => paymentsTableFor(call, call.query, call.visitor.locale)),
  route(adminPaymentsApi.find, (call) => getPaymentForAdmin(call, call.params.id, call.visitor.locale)),
  route(adminPaymentsApi.refund, (call) => refundForAdmin(call)),
  route(adminPaymentsApi.books, (call) => getBooks(call)),
];
