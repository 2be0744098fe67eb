import type { Cycle } from '../../domain.ts';

export const checkoutHref = (packageId: number, cycle: Cycle): string =>
  `/checkout/package/${packageId}?cycle=${cycle}`;
