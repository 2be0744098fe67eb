import { CirclePause, CirclePlay, Pencil, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import {
  AdminDetailPage,
  AdminListSection,
  CellNote,
  CellTexts,
  DetailList,
  defineAdminList,
  MayChange,
  Panel,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type AdminCoupon, type AdminRedemption, adminCouponsApi } from '../../admin-contract.ts';
import { couponsAdminTexts } from '../../admin-texts.ts';
import type { RedemptionState } from '../../domain.ts';
import { CouponDialog } from './coupon-form.tsx';
import { CouponBadge, DiscountText, ScopeText, UsesText, ValidDays } from './coupon-terms.tsx';

/** Route: `/admin/coupons/{id}`. */
export function CouponPage() {
  const t = useTexts(couponsAdminTexts);
  return (
    <AdminDetailPage
      find={adminCouponsApi.find}
      listPath="/admin/coupons"
      copy={{
        back: t('couponsAdmin.one.back'),
        loading: t('couponsAdmin.one.loading'),
        failed: t('couponsAdmin.one.failed'),
        missing: { title: t('couponsAdmin.one.missing.title'), text: t('couponsAdmin.one.missing.text') },
      }}
      titleOf={(coupon) => coupon?.code ?? t('couponsAdmin.one.title')}
      isUserWritten
      lead={({ state }) => <CouponBadge state={state} />}
      actions={(coupon) => <CouponActions coupon={coupon} />}
    >
      {(coupon) => (
        <>
          <Terms coupon={coupon} />
          <Panel title={t('couponsAdmin.redemptions.title')}>
            <AdminListSection list={redemptionsList} fixed={{ coupon: String(coupon.id) }} />
          </Panel>
        </>
      )}
    </AdminDetailPage>
  );
}

function CouponActions({ coupon }: { coupon: AdminCoupon }) {
  const t = useTexts(couponsAdminTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CopyButton value={coupon.code} variant="outline" size="sm">
        {t('couponsAdmin.one.copy')}
      </CopyButton>
      <MayChange>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          <Pencil aria-hidden="true" />
          {t('couponsAdmin.edit.button')}
        </Button>
        <SwitchButton coupon={coupon} />
      </MayChange>
      {isOpen && <CouponDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  );
}

function SwitchButton({ coupon: { id, code, state } }: { coupon: AdminCoupon }) {
  const t = useTexts(couponsAdminTexts);
  const isStopped = state === 'stopped';
  const name = isStopped ? 'restart' : 'stop';
  const call = useAdminCall({
    call: (api) => api.call(adminCouponsApi.change, { params: { id }, body: { isStopped: !isStopped } }),
    done: t(`couponsAdmin.${name}.done`),
  });
  const Icon = isStopped ? CirclePlay : CirclePause;
  return (
    <ConfirmButton
      size="sm"
      call={call}
      title={t(`couponsAdmin.${name}.title`, { code: isolatedLtr(code) })}
      description={t(`couponsAdmin.${name}.text`)}
      confirm={t(`couponsAdmin.${name}.action`)}
      destructive={!isStopped}
    >
      <Icon aria-hidden="true" />
      {t(`couponsAdmin.${name}.button`)}
    </ConfirmButton>
  );
}

function Terms({ coupon }: { coupon: AdminCoupon }) {
  const t = useTexts(couponsAdminTexts);
  const { note, maxUses, maxPerOwner, minAmount, isFirstPurchaseOnly, createdAt } = coupon;
  return (
    <Panel title={t('couponsAdmin.one.terms')}>
      <DetailList
        rows={[
          { name: t('couponsAdmin.columns.discount'), value: <DiscountText coupon={coupon} /> },
          { name: t('couponsAdmin.columns.scope'), value: <ScopeText coupon={coupon} /> },
          { name: t('couponsAdmin.columns.dates'), value: <ValidDays coupon={coupon} /> },
          {
            name: t('couponsAdmin.columns.used'),
            value: (
              <>
                <UsesText coupon={coupon} />
                {maxUses === null && ` (${t('couponsAdmin.one.unlimited')})`}
              </>
            ),
          },
          { name: t('couponsAdmin.one.perOwner'), value: <LatinText>{maxPerOwner}</LatinText> },
          {
            name: t('couponsAdmin.one.minAmount'),
            value: minAmount === null ? t('couponsAdmin.one.none') : <MoneyText agorot={minAmount} />,
          },
          {
            name: t('couponsAdmin.one.first'),
            value: t(isFirstPurchaseOnly ? 'couponsAdmin.one.yes' : 'couponsAdmin.one.no'),
          },
          { name: t('couponsAdmin.one.note'), value: note ? <bdi>{note}</bdi> : t('couponsAdmin.one.none') },
          { name: t('couponsAdmin.one.created'), value: <DateText value={createdAt} time /> },
        ]}
      />
    </Panel>
  );
}

const variants: Readonly<Record<RedemptionState, BadgeVariant>> = {
  reserved: 'warn',
  redeemed: 'good',
  released: 'secondary',
};

const redemptionsList = defineAdminList({
  list: adminCouponsApi.redemptions,
  texts: couponsAdminTexts,
  icon: ReceiptText,
  copy: (t) => ({
    caption: t('couponsAdmin.redemptions.caption'),
    empty: { title: t('couponsAdmin.redemptions.empty.title'), text: t('couponsAdmin.redemptions.empty.text') },
  }),
  csv: { endpoint: adminCouponsApi.redemptionsCsv, fileName: (t) => t('couponsAdmin.redemptions.file') },
  keyOf: ({ id }) => id,
  hrefOf: ({ paymentId }) => `/admin/payments/${paymentId}`,
  useColumns: (t) => [
    {
      id: 'owner',
      head: t('couponsAdmin.redemptions.columns.owner'),
      isMain: true,
      cell: (one) => <OwnerCell redemption={one} />,
    },
    {
      id: 'order',
      head: t('couponsAdmin.redemptions.columns.order'),
      cell: ({ type, paymentId }) => (
        <CellTexts name={t(`couponsAdmin.redemptions.types.${type}`)}>
          <CellNote>{t('couponsAdmin.redemptions.order', { id: isolatedLtr(`#${paymentId}`) })}</CellNote>
        </CellTexts>
      ),
    },
    {
      id: 'discount',
      head: t('couponsAdmin.redemptions.columns.discount'),
      numeric: true,
      cell: ({ discount }) => <MoneyText agorot={discount} />,
    },
    {
      id: 'amount',
      head: t('couponsAdmin.redemptions.columns.amount'),
      numeric: true,
      cell: ({ amount }) => <MoneyText agorot={amount} />,
    },
    {
      id: 'state',
      head: t('couponsAdmin.columns.state'),
      cell: ({ state }) => (
        <Badge variant={variants[state]} size="sm" dot>
          {t(`couponsAdmin.redemptions.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'created',
      head: t('couponsAdmin.redemptions.columns.created'),
      cell: ({ createdAt }) => <DateText value={createdAt} time />,
    },
  ],
});

/** The buyer; for a deleted account only the ID remains. */
function OwnerCell({ redemption: { owner, userId } }: { redemption: AdminRedemption }) {
  const t = useTexts(couponsAdminTexts);
  return (
    <CellTexts name={owner?.displayName ?? t('couponsAdmin.redemptions.gone')}>
      <CellNote isLatin={owner !== null}>
        {owner?.email ?? t('couponsAdmin.redemptions.user', { id: String(userId) })}
      </CellNote>
    </CellTexts>
  );
}
