import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { webhookDeliveryDays } from '../../domain.ts';
import { webhookDeliveriesApi } from '../../webhook-admin-contract.ts';
import { changeDelivery, deleteDeliveries, deliveriesSource, lockDelivery } from './delivery-queries.ts';
import { allowsWebhook, leadWebhookJob } from './webhook-delivery.ts';
import { findWebhook } from './webhook-queries.ts';

type ListedDelivery = Awaited<ReturnType<typeof deliveriesSource.rows>>[number];

/** With the same delivery ID, by which the receiver knows what it already has. */
const retryDelivery = async (call: Services & { readonly audit: AuditWriter }, id: number) =>
  call.db.transaction(async (tx) => {
    const { delivery, ownerId, leadId, state, host } = orNotFound(await lockDelivery(tx, id));
    if (state !== 'failed') throw new AppError('conflict', { message: 'leads.webhook.notFailed' });
    if (leadId === null) throw new AppError('conflict', { message: 'leads.webhook.noLead' });
    if (!(await findWebhook(tx, ownerId)) || !(await allowsWebhook({ ...call, db: tx }, ownerId)))
      throw new AppError('conflict', { message: 'leads.webhook.removed' });
    await changeDelivery(tx, delivery, { state: 'waiting', nextAt: call.clock.now() });
    await addJob(tx, leadWebhookJob, { leadId, ownerId, delivery, tries: 0 });
    await call.audit(tx, { action: 'webhooks.retry', target: { kind: 'user', id: ownerId }, after: { host } });
    return {};
  });

export const webhookAdminRoutes: Route[] = [
  ...defineAdminList({
    list: webhookDeliveriesApi.list,
    source: deliveriesSource,
    values: ({ row, owner }: ListedDelivery) => ({ ...row, owner, hasLead: row.leadId !== null }),
  }),
  route(webhookDeliveriesApi.retry, (call) => retryDelivery(call, call.params.id)),
];

const batch = 1_000;

export const sweepDeliveriesJob = job({
  name: 'sweep-webhook-deliveries',
  payload: z.unknown(),
  cron: '11 3 * * *',
  work: async ({ db, clock }: Services) => {
    const before = new Date(clock.now().getTime() - webhookDeliveryDays * 86_400_000);
    while ((await deleteDeliveries(db, before, batch)) === batch);
  },
});
