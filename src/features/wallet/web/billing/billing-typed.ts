import type { z } from 'zod';
import type { BillingDetails, billingDetails } from '#features/invoices/contract.ts';

export type BillingTyped = z.input<typeof billingDetails>;

/** A field has no nothing: what is not there is an empty line. */
export const typedOf = (details: BillingDetails | null): BillingTyped => ({
  name: details?.name ?? '',
  taxId: details?.taxId ?? '',
  address: details?.address ?? '',
  city: details?.city ?? '',
});
