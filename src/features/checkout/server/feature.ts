import { exportParts } from '#features/accounts/server/index.ts';
import { paymentPurposes } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { checkoutTexts } from '../texts.ts';
import { checkoutExport } from './data-export.ts';
import { orderPurpose } from './follow.ts';
import { checkoutJobs } from './jobs.ts';
import { packageSeller } from './package-seller.ts';
import { checkoutRoutes } from './routes.ts';
import { sellers } from './sellers.ts';

export const checkoutFeature = defineFeature({
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: checkoutJobs,
  texts: [checkoutTexts],
  extensions: [exportParts.with(checkoutExport), paymentPurposes.with(orderPurpose), sellers.with(packageSeller)],
});
