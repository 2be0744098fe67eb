import { randomBytes } from 'node:crypto';
import type { TestApi } from '#server-kit/testing/test-api.ts';
import type { CouponTerms } from '../../domain.ts';
import { type CouponRow, insertCoupon } from '../queries.ts';

/** For tests: a coupon of 10 % for everything, without limits, but for what is given. */
export const newCoupon = (
  { services }: Pick<TestApi, 'services'>,
  more: Partial<CouponTerms> & { readonly stoppedAt?: Date } = {},
): Promise<CouponRow> =>
  insertCoupon(services.db, {
    code: randomBytes(6).toString('hex').toUpperCase(),
    note: '',
    discountKind: 'percent',
    discountValue: 10,
    scope: 'both',
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxPerOwner: 1,
    minAmount: null,
    isFirstPurchaseOnly: false,
    createdAt: new Date(),
    ...more,
    packages: [...(more.packages ?? [])],
  });
