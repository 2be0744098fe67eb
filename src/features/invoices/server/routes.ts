import { type Route, route } from '#server-kit/http/route.ts';
import { invoicesApi } from '../contract.ts';
import { adminInvoicesRoutes } from './admin.ts';
import { getBillingDetails, getInvoiceFile, listInvoices, setBillingDetails } from './service.ts';

export const invoicesRoutes: Route[] = [
  route(invoicesApi.list, ({ db, user, visitor }) => listInvoices(db, user.id, visitor.locale)),
  route(invoicesApi.pdf, (call) => getInvoiceFile(call, call.user.id, call.params.id)),
  route(invoicesApi.details, ({ db, user }) => getBillingDetails(db, user.id)),
  route(invoicesApi.setDetails, (call) => setBillingDetails(call, call.user.id, call.body)),
  ...adminInvoicesRoutes,
];
