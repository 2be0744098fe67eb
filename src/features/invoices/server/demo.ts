import { orNotFound } from '#base/app-error.ts';
import { readIssuer } from '#features/settings/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { FileAnswer, Identity, Visitor } from '#server-kit/http/route.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { Invoice } from '../contract.ts';
import { fileNameOf, type InvoiceLine, splitVat } from '../domain.ts';
import { documentTemplate, sampleData } from './document/document.ts';
import { buyerOf } from './issue.ts';
import { titleOf } from './title.ts';
import { vatRateAt } from './vat.ts';

/** What a demo account paid in its story. Shown and never stored: no ledger, no invoice number (decision 73). */
export interface DemoCharge {
  readonly at: Date;
  readonly lines: readonly InvoiceLine[];
}

/** The features that sell provide their part of the story. */
export const demoCharges =
  extensionPoint<(db: Db, userId: number, now: Date) => Promise<readonly DemoCharge[]>>('demo-charges');

export type DemoCall = Services & { readonly user: Pick<Identity, 'id'>; readonly visitor: Pick<Visitor, 'locale'> };

/** The demo's only payment method. */
export const demoMethod = { id: 1, brand: 'visa', last4: '4242' } as const;

const sample = { kind: 'invoice_receipt', number: null, currency: 'ILS' } as const;

/** Newest first, numbered from the first one on, like the payments and the invoices that follow from them. */
export async function listDemoCharges({ db, clock, user, extensions }: DemoCall) {
  const parts = await Promise.all(extensions.of(demoCharges).map((list) => list(db, user.id, clock.now())));
  const charges = parts.flat().toSorted((one, two) => one.at.getTime() - two.at.getTime());
  return charges
    .map((charge, index) => ({
      ...charge,
      id: index + 1,
      amount: charge.lines.reduce((sum, line) => sum + line.amount, 0),
    }))
    .toReversed();
}

export async function listDemoInvoices(call: DemoCall): Promise<Invoice[]> {
  const charges = await listDemoCharges(call);
  return Promise.all(
    charges.map(async ({ id, at, lines, amount: gross }) => ({
      ...sample,
      id,
      paymentId: id,
      gross,
      title: titleOf(lines, call.visitor.locale),
      ...splitVat(gross, await vatRateAt(call.db, at)),
      issuedAt: at.toISOString(),
    })),
  );
}

/** A document that is marked as a sample on every page and has no number. */
export async function demoInvoiceFile(call: DemoCall, id: number): Promise<FileAnswer> {
  const charge = orNotFound((await listDemoCharges(call)).find((one) => one.id === id));
  const vatRate = await vatRateAt(call.db, charge.at);
  const data = sampleData({
    kind: sample.kind,
    ...splitVat(charge.amount, vatRate),
    gross: charge.amount,
    vatRate,
    lines: charge.lines,
    issuedAt: charge.at,
    allocationNumber: null,
    issuer: await readIssuer(call.db),
    buyer: await buyerOf(call.db, call.user.id),
    paidBy: `${demoMethod.brand} ${demoMethod.last4}`,
    locale: call.visitor.locale,
  });
  const body = Buffer.from(await call.typesetter.pdf(documentTemplate, data));
  return { body, type: 'application/pdf', name: fileNameOf(sample) };
}
