import { AppError } from '#base/app-error.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { SaleType } from '../contract.ts';
import type { Seller } from './seller.ts';

export const sellers = extensionPoint<Seller>('sellers', ({ type }) => type);

export function getSeller({ extensions }: Pick<Services, 'extensions'>, type: SaleType): Seller {
  const seller = extensions.of(sellers).find((one) => one.type === type);
  if (!seller) throw new AppError('not_found', { message: 'checkout.notSold' });
  return seller;
}
