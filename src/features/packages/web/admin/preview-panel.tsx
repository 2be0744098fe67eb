import { Store } from 'lucide-react';
import { useState } from 'react';
import { contactMail } from '#base/contact-mail.ts';
import { Panel } from '#features/admin/web/index.ts';
import { directionOf, type Locale, locales } from '#i18n/locale.ts';
import { ChoiceButtons } from '#ui/choice-buttons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LocaleProvider, useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import { homeProducts } from '../../domain.ts';
import { PricingSection } from '../pricing-section.tsx';
import { editOf, type PackageDraft } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { previewProduct } from './preview-products.ts';
import { type PriceDraft, typedPrices } from './price-draft.ts';

interface PreviewPanelProps {
  one: AdminPackage;
  all: readonly AdminPackage[];
  draft: PackageDraft;
  price: PriceDraft;
}

/** The landing page's own part, with what is being typed in place of what is saved. */
export function PreviewPanel({ one, all, draft, price }: PreviewPanelProps) {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const typed = { ...one, ...editOf(draft), ...typedPrices(price) };
  const products = all.map((each) => previewProduct(each.id === one.id ? typed : each, language));
  return (
    <div className={styles.preview} id="package-preview">
      <Panel
        title={t('packagesAdmin.preview.title')}
        actions={
          <ChoiceButtons<Locale>
            label={t('packagesAdmin.preview.language')}
            value={language}
            onChange={setLanguage}
            choices={locales.map((value) => ({ value, label: t(`packagesAdmin.texts.${value}`) }))}
          />
        }
      >
        <p className={styles.small}>{t('packagesAdmin.preview.lead')}</p>
        {homeProducts(products).length === 0 ? (
          <EmptyState icon={Store} title={t('packagesAdmin.preview.empty')} level="h3">
            {t('packagesAdmin.preview.emptyText')}
          </EmptyState>
        ) : (
          <div className={styles.stage} lang={language} dir={directionOf(language)}>
            <LocaleProvider locale={language}>
              <PricingSection products={products} onChoose={() => undefined} quoteMail={contactMail} />
            </LocaleProvider>
          </div>
        )}
      </Panel>
    </div>
  );
}
