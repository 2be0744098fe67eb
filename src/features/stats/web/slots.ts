import type { ComponentType, ReactNode } from 'react';
import type { Entitlements } from '#features/packages/contract.ts';

/** Components of features that depend on this one, injected at composition. */
export interface StatsSlots {
  /** Offers a plan that includes the locked feature. */
  readonly UpgradeDialog: ComponentType<{
    isOpen: boolean;
    onClose: () => void;
    title: string;
    reason: string;
    helps: (entitlements: Entitlements) => boolean;
  }>;
  /**
   * The owner's name for a physical card with a link to it; `deletedLabel` is shown for one that is no longer theirs.
   */
  readonly TagLink: ComponentType<{ code: string; deletedLabel: ReactNode }>;
}
