import type { ComponentType } from 'react';
import type { PublicClaim } from '../../contract.ts';

/** Components of features that depend on this one, injected at composition. */
export interface SettingsSlots {
  /** The claims band of the landing page. */
  readonly Claims: ComponentType<{ claims: readonly PublicClaim[] }>;
  /** The VAT rates by date. */
  readonly VatRates: ComponentType<{ onDirty(id: string, isDirty: boolean): void }>;
  /** Business days until a card arrives by post, for the estimate beside the exceptions. */
  readonly postDays: { readonly from: number; readonly to: number };
}
