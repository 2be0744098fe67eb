import { exportSections } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { invoicesApi } from '../contract.ts';
import { invoicesTexts } from '../texts.ts';
import { adminInvoicesRoutes } from './admin.ts';
import { invoicesExport } from './data-export.ts';
import { invoicesJobs } from './jobs.ts';
import { seedInvoices } from './seed.ts';
import { getBillingDetails, getInvoiceFile, listInvoices, setBillingDetails } from './service.ts';
import { vatRoutes } from './vat.ts';

export const invoicesRoutes: Route[] = [
  route(invoicesApi.list, ({ db, user, visitor }) => listInvoices(db, user.id, visitor.locale)),
  route(invoicesApi.pdf, (call) => getInvoiceFile(call, call.user.id, call.params.id)),
  route(invoicesApi.details, ({ db, user }) => getBillingDetails(db, user.id)),
  route(invoicesApi.setDetails, (call) => setBillingDetails(call, call.user.id, call.body)),
  ...adminInvoicesRoutes,
];

export const invoicesFeature = defineFeature({
  name: 'invoices',
  routes: [...invoicesRoutes, ...vatRoutes],
  jobs: invoicesJobs,
  texts: [invoicesTexts, invoicesAdminTexts],
  extensions: [exportSections.with(invoicesExport)],
  seed: { always: seedInvoices },
});
