import { AppError } from '#base/app-error.ts';
import type { BankServices } from './bank-shapes.ts';

/** Closed where real payments are configured, so that no real card is entered into it. */
export const isClosed = ({ config }: Pick<BankServices, 'config'>): boolean => config.payments !== 'sandbox';

export function refuseClosed(services: Pick<BankServices, 'config'>): void {
  if (isClosed(services)) throw new AppError('not_found');
}
