import type { ComponentType, ReactNode } from 'react';
import type { Entitlements } from '#features/packages/contract.ts';

/** What the page shows of features above this one. Composition fills it. */
export interface StatsSlots {
  /** Offers a plan that helps. */
  readonly UpgradeDialog: ComponentType<{
    isOpen: boolean;
    onClose: () => void;
    title: string;
    reason: string;
    helps: (entitlements: Entitlements) => boolean;
  }>;
  /** What an owner calls a physical card, with the way to it; `gone` stands beside one that is no longer theirs. */
  readonly TagLink: ComponentType<{ code: string; deletedLabel: ReactNode }>;
}
