import { AppError } from '#base/app-error.ts';
import type { SaleType } from '../contract.ts';
import { packageSeller } from './package-seller.ts';
import type { Seller } from './seller.ts';

const sellers = new Map<SaleType, Seller>([['package', packageSeller]]);

/** Called once by each feature that sells, in composition. */
export const registerSeller = (type: SaleType, seller: Seller): void => void sellers.set(type, seller);

export function getSeller(type: SaleType): Seller {
  const seller = sellers.get(type);
  if (!seller) throw new AppError('not_found', { message: 'checkout.notSold' });
  return seller;
}
