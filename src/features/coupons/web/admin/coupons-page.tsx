import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import {
  AdminListPage,
  CellNote,
  CellTexts,
  defineAdminList,
  FilterSelect,
  MayChange,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useNavigate } from '#ui/router.tsx';
import { adminCouponsApi } from '../../admin-contract.ts';
import { couponsAdminTexts } from '../../admin-texts.ts';
import { couponStates } from '../../domain.ts';
import { CouponDialog } from './coupon-form.tsx';
import { CouponBadge, DiscountText, ScopeText, UsesText, ValidDays } from './coupon-terms.tsx';

const couponsList = defineAdminList({
  list: adminCouponsApi.list,
  texts: couponsAdminTexts,
  icon: TicketPercent,
  copy: (t) => ({
    title: t('couponsAdmin.title'),
    lead: t('couponsAdmin.lead'),
    caption: t('couponsAdmin.caption'),
    search: t('couponsAdmin.search'),
    empty: { title: t('couponsAdmin.empty.title'), text: t('couponsAdmin.empty.text') },
  }),
  csv: { endpoint: adminCouponsApi.csv, fileName: (t) => t('couponsAdmin.file') },
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/coupons/${id}`,
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('couponsAdmin.columns.state')}
      values={couponStates}
      text={(value) => t(`couponsAdmin.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'code',
      head: t('couponsAdmin.columns.code'),
      isMain: true,
      cell: ({ code, note }) => <CellTexts name={code}>{note && <CellNote>{note}</CellNote>}</CellTexts>,
    },
    {
      id: 'discount',
      head: t('couponsAdmin.columns.discount'),
      numeric: true,
      cell: (coupon) => <DiscountText coupon={coupon} />,
    },
    { id: 'scope', head: t('couponsAdmin.columns.scope'), cell: (coupon) => <ScopeText coupon={coupon} /> },
    { id: 'dates', head: t('couponsAdmin.columns.dates'), cell: (coupon) => <ValidDays coupon={coupon} /> },
    { id: 'used', head: t('couponsAdmin.columns.used'), numeric: true, cell: (coupon) => <UsesText coupon={coupon} /> },
    { id: 'state', head: t('couponsAdmin.columns.state'), cell: ({ state }) => <CouponBadge state={state} /> },
    {
      id: 'copy',
      head: t('couponsAdmin.columns.copy'),
      cell: ({ code }) => <CopyButton value={code} label={t('couponsAdmin.copyCode', { code })} />,
    },
  ],
});

/** Route: `/admin/coupons`. */
export function CouponsPage() {
  const t = useTexts(couponsAdminTexts);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const add = (
    <MayChange>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('couponsAdmin.add')}
      </Button>
    </MayChange>
  );
  return (
    <>
      <AdminListPage list={couponsList} actions={add} />
      {isOpen && (
        <CouponDialog onClose={() => setOpen(false)} onCreated={({ id }) => navigate(`/admin/coupons/${id}`)} />
      )}
    </>
  );
}
