import { z } from 'zod';
import { accountDeletionHandlers, exportSections, timelineSources } from '#features/accounts/server/index.ts';
import { route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { paymentsApi } from '../contract.ts';
import { paymentsTexts } from '../texts.ts';
import { adminPaymentsRoutes } from './admin/admin.ts';
import { receiveEvent, reconcileLater, recoverPayments, recoverRefunds } from './charge/charge.ts';
import { dropMethodTask, reconcileTask, refundTask } from './charge/tasks.ts';
import { paymentsExport } from './data-export.ts';
import { checkLedger } from './ledger/ledger.ts';
import { listPayments } from './list.ts';
import { dropMethodsOf, sweepMethods } from './methods/method-end.ts';
import { addMethod, listOwnMethods, makeDefault, removeMethod, setUpFields } from './methods/methods.ts';
import { providerOf } from './providers/provider.ts';
import { runRefund } from './refund/refunds.ts';
import { paymentsTimeline } from './timeline-queries.ts';

/** A provider that is no longer configured is not called. */
async function dropMethod(services: Services, { provider: name, ref }: { provider: string; ref: string }) {
  const provider = providerOf(services);
  if (provider.name === name) await provider.dropMethod(ref);
}

export const paymentsFeature = defineFeature({
  name: 'payments',
  routes: [
    route(paymentsApi.methods, (call) => listOwnMethods(call)),
    route(paymentsApi.fields, (call) => setUpFields(call)),
    route(paymentsApi.addMethod, (call) => addMethod(call, call.body)),
    route(paymentsApi.removeMethod, (call) => removeMethod(call, call.params.id)),
    route(paymentsApi.makeDefault, (call) => makeDefault(call, call.params.id)),
    route(paymentsApi.payments, (call) => listPayments(call, call.query.before)),
    route(paymentsApi.webhook, (call) => receiveEvent(call, call.params.provider, call.raw)),
    ...adminPaymentsRoutes,
  ],
  jobs: [
    job({ ...dropMethodTask, work: dropMethod }),
    job({
      ...refundTask,
      work: async (services: Services, { refundId }) => void (await runRefund(services, refundId)),
    }),
    job({ ...reconcileTask, work: (services: Services, { paymentId }) => reconcileLater(services, paymentId) }),
    job({ name: 'recover-payments', payload: z.unknown(), cron: '* * * * *', work: recoverPayments }),
    job({ name: 'recover-refunds', payload: z.unknown(), cron: '* * * * *', work: recoverRefunds }),
    job({ name: 'sweep-payment-methods', payload: z.unknown(), cron: '23 * * * *', work: sweepMethods }),
    job({ name: 'check-books', payload: z.unknown(), cron: '41 3 * * *', work: checkLedger }),
  ],
  texts: [paymentsTexts],
  extensions: [
    exportSections.with(paymentsExport),
    ...paymentsTimeline.map(timelineSources.with),
    accountDeletionHandlers.with(dropMethodsOf),
  ],
});
