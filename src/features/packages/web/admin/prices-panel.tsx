import { Plus } from 'lucide-react';
import { useState } from 'react';
import { yearlySaving } from '#base/money.ts';
import { ConfirmAction, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { type AdminPackage, adminPackagesApi, type DatedPrice } from '../../admin-contract.ts';
import type { Prices } from '../../prices.ts';
import { PricePair } from './package-labels.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { emptyPrice, type PriceDraft, priceFrom, sortPrices, useInstantText } from './price-draft.ts';
import { PriceForm } from './price-form.tsx';

interface PriceRowProps {
  prices: Prices & { readonly effectiveFrom?: string };
  /** Set where the prices do not contain it. */
  effectiveFrom?: string | undefined;
  state: 'toCome' | 'inForce' | 'past';
  onDrop?: () => void;
}

const variants = { toCome: 'warn', inForce: 'good', past: 'secondary' } as const;

function PriceRow({ prices, effectiveFrom = prices.effectiveFrom, state, onDrop }: PriceRowProps) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const ils = (amount: number) => ({ amount, currency: 'ILS' }) as const;
  const percent = yearlySaving(ils(prices.monthlyPrice), ils(prices.yearlyPrice));
  return (
    <Row as="li" wrap align="center" gap={[2, 4]} className={styles.priceLine} data-state={state}>
      <Stack gap="hair" className={styles.priceWords}>
        <PricePair prices={prices} />
        <span className={styles.small}>
          {effectiveFrom ? <DateText value={effectiveFrom} time /> : t('packagesAdmin.prices.first')}
          {percent > 0 && ` · ${t('packagesAdmin.prices.saving', { percent })}`}
        </span>
      </Stack>
      <Badge variant={variants[state]} size="sm" dot>
        {t(`packagesAdmin.prices.${state}`)}
      </Badge>
      {onDrop && effectiveFrom && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('packagesAdmin.prices.dropLabel', { date: instantText(effectiveFrom) })}
          onClick={onDrop}
        >
          {t('packagesAdmin.prices.drop')}
        </Button>
      )}
    </Row>
  );
}

interface PricesPanelProps {
  one: AdminPackage;
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
}

/** Current, future and past prices. Those in force are never changed or deleted: past sales' prices stay readable. */
export function PricesPanel({ one, draft, onChange }: PricesPanelProps) {
  const t = useTexts(packagesAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [deleting, setDeleting] = useState<DatedPrice>();
  const { toCome, inForce, past } = sortPrices(one, new Date());
  const close = () => {
    setIsOpen(false);
    onChange(emptyPrice);
  };
  const open = () => {
    setIsOpen(true);
    onChange(priceFrom(one, new Date()));
  };
  const isBasic = one.packageType === 'basic';
  return (
    <Panel
      title={t('packagesAdmin.prices.title')}
      actions={
        !isBasic &&
        !isOpen && (
          <Button variant="outline" size="sm" onClick={open}>
            <Plus aria-hidden="true" />
            {t('packagesAdmin.prices.add')}
          </Button>
        )
      }
    >
      <p className={styles.small}>{t(isBasic ? 'packagesAdmin.prices.basic' : 'packagesAdmin.prices.lead')}</p>
      {isOpen && <PriceForm one={one} draft={draft} onChange={onChange} onClose={close} />}
      <Stack as="ul" aria-label={t('packagesAdmin.prices.list')}>
        {toCome.map((price) => (
          <PriceRow key={price.id} prices={price} state="toCome" onDrop={() => setDeleting(price)} />
        ))}
        <PriceRow prices={one} effectiveFrom={inForce?.effectiveFrom} state="inForce" />
        {past.map((price) => (
          <PriceRow key={price.id} prices={price} state="past" />
        ))}
      </Stack>
      {deleting && <DropPriceDialog id={one.id} price={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  );
}

function DropPriceDialog({ id, price, onClose }: { id: number; price: DatedPrice; onClose: () => void }) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminPackagesApi.dropPrice, { params: { id, priceId: price.id } }),
    onDone: onClose,
    done: t('packagesAdmin.prices.dropped'),
  });
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.dropTitle', { date: instantText(price.effectiveFrom) })}
      text={t('packagesAdmin.prices.dropText')}
      action={t('packagesAdmin.prices.drop')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    />
  );
}
