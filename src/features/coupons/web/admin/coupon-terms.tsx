import { formatMoney } from '#base/money.ts';
import { formatDay, formatNumber } from '#i18n/format.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { LatinText, useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminCoupon } from '../../admin-contract.ts';
import { couponsAdminTexts } from '../../admin-texts.ts';
import type { CouponState } from '../../domain.ts';

const variants: Readonly<Record<CouponState, BadgeVariant>> = {
  active: 'good',
  scheduled: 'warn',
  ended: 'secondary',
  used_up: 'secondary',
  stopped: 'bad',
};

export function CouponBadge({ state }: Pick<AdminCoupon, 'state'>) {
  const t = useTexts(couponsAdminTexts);
  return (
    <Badge variant={variants[state]} size="sm" dot>
      {t(`couponsAdmin.states.${state}`)}
    </Badge>
  );
}

type Discount = Pick<AdminCoupon, 'discountKind' | 'discountValue'>;

export const DiscountText = ({ coupon: { discountKind, discountValue } }: { coupon: Discount }) => (
  <LatinText>{discountKind === 'percent' ? `${discountValue}%` : formatMoney(discountValue)}</LatinText>
);

/** What it applies to, with the chosen packages. */
export function ScopeText({ coupon: { scope, packages } }: { coupon: Pick<AdminCoupon, 'scope' | 'packages'> }) {
  const t = useTexts(couponsAdminTexts);
  const chosen = packages.map((one) => t(`couponsAdmin.packages.${one}`)).join(', ');
  return `${t(`couponsAdmin.scopes.${scope}`)}${chosen && ` (${chosen})`}`;
}

export function ValidDays({ coupon: { validFrom, validUntil } }: { coupon: AdminCoupon }) {
  const t = useTexts(couponsAdminTexts);
  const { locale } = useLocale();
  const from = validFrom && formatDay(validFrom, locale, { dateStyle: 'medium' });
  const until = validUntil && formatDay(validUntil, locale, { dateStyle: 'medium' });
  if (from && until) return t('couponsAdmin.dates.between', { from, until });
  if (from) return t('couponsAdmin.dates.from', { from });
  return until ? t('couponsAdmin.dates.until', { until }) : t('couponsAdmin.dates.always');
}

/** How often it was used, and how often it may be. */
export function UsesText({ coupon: { used, maxUses } }: { coupon: Pick<AdminCoupon, 'used' | 'maxUses'> }) {
  const t = useTexts(couponsAdminTexts);
  const { locale } = useLocale();
  const count = formatNumber(used, locale);
  return maxUses === null ? count : t('couponsAdmin.usedOf', { used: count, max: formatNumber(maxUses, locale) });
}
