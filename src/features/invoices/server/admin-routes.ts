import { type Route, route } from '#server-kit/http/route.ts';
import { adminInvoicesApi } from '../admin-contract.ts';
import { getFileForAdmin, listInvoicesForAdmin, setAllocation } from './admin.ts';
import { invoicesTableFor } from './admin-csv.ts';

export const adminInvoicesRoutes: Route[] = [
  route(adminInvoicesApi.list, ({ db, query }) => listInvoicesForAdmin(db, query)),
  route(adminInvoicesApi.csv, (call) => invoicesTableFor(call, call.query, call.visitor.locale)),
  route(adminInvoicesApi.pdf, (call) => getFileForAdmin(call, call.params.id)),
  route(adminInvoicesApi.setAllocation, (call) => setAllocation(call)),
];
