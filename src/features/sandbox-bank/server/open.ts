import { AppError } from '#base/app-error.ts';
import type { BankServices } from './bank-shapes.ts';

/** Where real money is taken there is no bank to play with, and nobody types a real card into it. */
export const isClosed = ({ config }: Pick<BankServices, 'config'>): boolean => config.payments !== 'sandbox';

export function refuseClosed(services: Pick<BankServices, 'config'>): void {
  if (isClosed(services)) throw new AppError('not_found');
}
