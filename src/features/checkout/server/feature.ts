import { exportSections } from '#features/accounts/server/index.ts';
import { paymentPurposes } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { checkoutTexts } from '../texts.ts';
import { checkoutExport } from './data-export.ts';
import { checkoutJobs } from './jobs.ts';
import { orderPurpose } from './order-purpose.ts';
import { packageSeller } from './package-seller.ts';
import { checkoutRoutes } from './routes.ts';
import { sellers } from './sellers.ts';

export const checkoutFeature = defineFeature({
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: checkoutJobs,
  texts: [checkoutTexts],
  extensions: [exportSections.with(checkoutExport), paymentPurposes.with(orderPurpose), sellers.with(packageSeller)],
});
