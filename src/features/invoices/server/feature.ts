import { exportSections } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { invoicesTexts } from '../texts.ts';
import { invoicesExport } from './data-export.ts';
import { invoicesJobs } from './jobs.ts';
import { invoicesRoutes } from './routes.ts';
import { seedInvoices } from './seed.ts';
import { vatRoutes } from './vat/vat-routes.ts';

export const invoicesFeature = defineFeature({
  name: 'invoices',
  routes: [...invoicesRoutes, ...vatRoutes],
  jobs: invoicesJobs,
  texts: [invoicesTexts, invoicesAdminTexts],
  extensions: [exportSections.with(invoicesExport)],
  seed: { always: seedInvoices },
});
