import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import { EntitlementsPanel } from './entitlements-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { PlacePanel } from './place-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { emptyPrice, type PriceDraft } from './price-draft.ts';
import { PricesPanel } from './prices-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { usePackageWork } from './use-package-work.ts';
import { WordsPanel } from './words-panel.tsx';

interface PackageEditorProps {
  one: AdminPackage;
  all: readonly AdminPackage[];
}

export function PackageEditor({ one, all }: PackageEditorProps) {
  const t = useTexts(packagesAdminTexts);
  const work = usePackageWork(one);
  const [price, setPrice] = useState<PriceDraft>(emptyPrice);
  return (
    <>
      <Button variant="outline" size="sm" className={styles.jump ?? ''} asChild>
        <a href="#package-preview">{t('packagesAdmin.preview.jump')}</a>
      </Button>
      {work.stale && <StaleNotice stale={work.stale} work={work} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <WordsPanel work={work} />
          <PlacePanel work={work} />
          <EntitlementsPanel work={work} />
          <SaveBar work={work} />
          <PricesPanel one={one} draft={price} onChange={setPrice} />
        </div>
        <PreviewPanel one={one} all={all} draft={work.draft} price={price} />
      </div>
      <LeaveGuard isDirty={work.isDirty} />
    </>
  );
}
