import type { Entitlements } from '#features/packages/contract.ts';
import type { Subscription } from '../../contract.ts';

export interface CancelDialogProps {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
}

export interface UpgradeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Why it is shown, in the words of whoever shows it. */
  reason: string;
  /** What is not lost by staying. */
  retainedNote?: string;
  /** What a package must allow to be of help; without it the next larger one is offered. */
  helps?: (entitlements: Entitlements) => boolean;
}
