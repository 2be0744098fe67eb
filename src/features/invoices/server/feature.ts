import { orNotFound } from '#base/app-error.ts';
import {
  type DeletionEffectCall,
  deletionEffects,
  exportSections,
  timelineSources,
} from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { type Invoice, invoice, invoicesApi } from '../contract.ts';
import { invoicesTexts } from '../texts.ts';
import { adminInvoicesRoutes } from './admin.ts';
import { invoicesExport } from './data-export.ts';
import { demoInvoiceFile, listDemoInvoices } from './demo.ts';
import { invoiceFile } from './document/document.ts';
import { invoiceMailJob } from './mail/mail.ts';
import { findBillingDetails, findOwnInvoice, listOwnInvoices, saveBillingDetails } from './queries.ts';
import { seedInvoices } from './seed.ts';
import { invoicesTimeline } from './timeline-queries.ts';
import { titleOf } from './title.ts';
import { vatRoutes } from './vat.ts';

const listInvoices = async (db: Db, userId: number, locale: Locale): Promise<Invoice[]> =>
  (await listOwnInvoices(db, userId)).map((row) => presentAs(invoice, { ...row, title: titleOf(row.lines, locale) }));

/** Told to an owner who is about to delete the account. */
async function presentDeletionEffect({ db, user, visitor: { locale } }: DeletionEffectCall) {
  if ((await listOwnInvoices(db, user.id)).length === 0) return undefined;
  const t = translator(invoicesTexts, locale);
  return { text: t('invoices.deletion.text'), link: { path: '/wallet#invoices', text: t('invoices.deletion.wallet') } };
}

export const invoicesFeature = defineFeature({
  name: 'invoices',
  routes: [
    route(invoicesApi.list, (call) =>
      call.user.isDemo ? listDemoInvoices(call) : listInvoices(call.db, call.user.id, call.visitor.locale),
    ),
    route(invoicesApi.pdf, async (call) =>
      call.user.isDemo
        ? demoInvoiceFile(call, call.params.id)
        : invoiceFile(call, orNotFound(await findOwnInvoice(call.db, call.user.id, call.params.id))),
    ),
    route(invoicesApi.details, async ({ db, user }) => (await findBillingDetails(db, user.id)) ?? null),
    route(invoicesApi.setDetails, async ({ db, clock, user, body }) => {
      await saveBillingDetails(db, user.id, body, clock.now());
      return body;
    }),
    ...adminInvoicesRoutes,
    ...vatRoutes,
  ],
  jobs: [invoiceMailJob],
  texts: [invoicesTexts, invoicesAdminTexts],
  extensions: [
    exportSections.with(invoicesExport),
    timelineSources.with(invoicesTimeline),
    deletionEffects.with(presentDeletionEffect),
  ],
  seed: { always: seedInvoices },
});
