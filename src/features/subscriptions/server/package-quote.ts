import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { Cycle } from '../domain.ts';

/** What was sold and to whom it stood when it was: kept with the order, and compared when it is paid. */
export interface PackageDetails {
  readonly packageType: PackageType;
  readonly cycle: Cycle;
  readonly price: number;
  readonly credit: number;
  /** The subscription that is upgraded, and its period; null where there was none. */
  readonly former: { readonly id: number; readonly periodIndex: number } | null;
}

export interface PackageQuote {
  readonly packageId: number;
  readonly packageType: PackageType;
  readonly packageName: string;
  readonly cycle: Cycle;
  readonly lines: InvoiceLine[];
  readonly amount: number;
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly nextCharge: { readonly at: Date; readonly amount: number };
  readonly trialDaysLeft: number;
  readonly isUpgrade: boolean;
  readonly consent: string;
  readonly details: PackageDetails;
}
