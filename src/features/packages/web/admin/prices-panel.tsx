import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPackage, DatedPrice } from '../../admin-contract.ts';
import { sortPrices } from './dated-prices.ts';
import { DropPriceDialog } from './drop-price-dialog.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { emptyPrice, type PriceDraft, priceFrom } from './price-draft.ts';
import { PriceForm } from './price-form.tsx';
import { PriceLine } from './price-line.tsx';

interface PricesPanelProps {
  one: AdminPackage;
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
}

/** What holds, what will, what did. Prices are only ever added: what somebody bought by stays readable. */
export function PricesPanel({ one, draft, onChange }: PricesPanelProps) {
  const t = useTexts(packagesAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<DatedPrice>();
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
      <ul className={styles.prices} aria-label={t('packagesAdmin.prices.list')}>
        {toCome.map((price) => (
          <PriceLine key={price.id} prices={price} state="toCome" onDrop={() => setDropped(price)} />
        ))}
        <PriceLine prices={one} holdsFrom={inForce?.holdsFrom} state="inForce" />
        {past.map((price) => (
          <PriceLine key={price.id} prices={price} state="past" />
        ))}
      </ul>
      {dropped && <DropPriceDialog id={one.id} price={dropped} onClose={() => setDropped(undefined)} />}
    </Panel>
  );
}
