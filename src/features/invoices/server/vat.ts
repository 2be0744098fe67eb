import { AppError, orNotFound } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type DatedRate, rateOn } from '../domain.ts';
import { type VatRates, vatApi } from '../vat-contract.ts';
import { deleteRate, insertRate, listRates } from './queries.ts';
import { vatSeeds } from './seed.ts';

/** Stored rates take precedence over the rates in the code. */
export async function knownRates(db: Db): Promise<DatedRate[]> {
  const stored = await listRates(db);
  const missing = vatSeeds.filter((seed) => stored.every(({ since }) => since !== seed.since));
  return [...stored, ...missing];
}

/** In hundredths of a percent, by the date in Israel. */
export const vatRateAt = async (db: Db, date: Date): Promise<number> =>
  rateOn(await knownRates(db), dateInIsrael(date));

export const vatRoutes: Route[] = [
  route(vatApi.list, ({ db, clock }) => listVatRates(db, clock.now())),
  route(vatApi.add, (call) => addVatRate(call, call.body)),
  route(vatApi.drop, (call) => dropVatRate(call, call.params.since)),
];

type Changing = Pick<Call<unknown, unknown, unknown>, 'db' | 'clock' | 'audit'>;

async function listVatRates(db: Db, now: Date): Promise<VatRates> {
  const today = dateInIsrael(now);
  const sorted = (await knownRates(db)).toSorted((one, two) => two.since.localeCompare(one.since));
  const current = sorted.find(({ since }) => since <= today)?.since;
  const stateOf = (since: string) => {
    if (since > today) return 'future';
    return since === current ? 'current' : 'over';
  };
  return { today, rates: sorted.map(({ since, rate }) => ({ since, rate, state: stateOf(since) })) };
}

/** Only for future dates: documents up to today already carry the rate in force. */
async function addVatRate(call: Changing, row: DatedRate): Promise<VatRates> {
  const now = call.clock.now();
  refusePast(row.since, now);
  return call.db.transaction(async (tx) => {
    if (!(await insertRate(tx, row))) throw new AppError('conflict', { message: 'invoices.vat.taken' });
    const target = { kind: 'vat-rate', id: row.since };
    await call.audit(tx, { action: 'settings.add-vat-rate', target, after: { ...row } });
    return listVatRates(tx, now);
  });
}

async function dropVatRate(call: Changing, since: string): Promise<VatRates> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    if ((await knownRates(tx)).some((one) => one.since === since)) refusePast(since, now);
    const dropped = orNotFound(await deleteRate(tx, since));
    const target = { kind: 'vat-rate', id: since };
    await call.audit(tx, { action: 'settings.drop-vat-rate', target, before: { ...dropped } });
    return listVatRates(tx, now);
  });
}

function refusePast(since: string, now: Date): void {
  if (since <= dateInIsrael(now)) throw new AppError('conflict', { message: 'invoices.vat.past' });
}
