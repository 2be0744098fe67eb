import type { ComponentType } from 'react';
import type { PublicClaim } from '../../values.ts';

/** What the page shows of features above this one. Composition fills it. */
export interface SettingsSlots {
  /** The band of the landing page that shows the claims. */
  readonly Claims: ComponentType<{ claims: readonly PublicClaim[] }>;
  /** The rates of VAT by date. */
  readonly VatRates: ComponentType<{ onDirty(id: string, isDirty: boolean): void }>;
  /** In how many business days a card comes by post, for the promise beside the unusual days. */
  readonly postDays: { readonly from: number; readonly to: number };
}
