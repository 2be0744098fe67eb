/** VAT rates by date, for admins. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { day, tooBig, tooSmall } from '#base/schemas.ts';

const wrong = { error: 'errors.invalid' };
/** Rates are in hundredths of a percent: 1800 is 18 %. */
export const maxVatRate = 5_000;
const rate = z.number({ error: 'errors.required' }).int(wrong).min(0, tooSmall).max(maxVatRate, tooBig);

export const newVatRate = z.object({ since: day, rate });

export const vatRates = z.object({
  /** Today's date in Israel, which separates past from future rates. */
  today: day,
  /** Newest first. */
  rates: z.array(
    z.object({
      since: day,
      rate: z.number().int(),
      /** `over` and `current` rates are printed on documents and never change. */
      state: z.enum(['over', 'current', 'future']),
    }),
  ),
});
export type VatRates = z.output<typeof vatRates>;

const admin = { access: 'admin:prices', needsSession: true } as const;

export const vatApi = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/vat-rates',
    summary: 'Rates of VAT by the day from which they hold',
    answer: vatRates,
  }),
  add: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/vat-rates',
    summary: 'Adds a rate of VAT that holds from a day to come',
    body: newVatRate,
    answer: vatRates,
    status: 201,
    requiresRecentAuth: true,
  }),
  drop: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/vat-rates/:since',
    summary: 'Takes back a rate of VAT that does not hold yet',
    params: z.object({ since: day }),
    answer: vatRates,
    requiresRecentAuth: true,
  }),
};
