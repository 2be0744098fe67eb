import { useEffect, useState } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork } from './use-package-work.ts';
import { WordsFields } from './words-fields.tsx';

/** Both languages side by side where there is room for their lines, otherwise one at a time. */
export function WordsPanel({ work }: { work: PackageWork }) {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const [shown, setShown] = useState<Locale>(locale);
  // What is wrong in the language that is not shown would not be found.
  useEffect(() => {
    const isWrong = (language: Locale) => Object.keys(work.flaws).some((name) => name.startsWith(`words.${language}`));
    setShown((current) => (isWrong(current) ? current : (locales.find(isWrong) ?? current)));
  }, [work.flaws]);
  return (
    <Panel title={t('packagesAdmin.words.title')}>
      <div className={styles.bothLanguages}>
        <div className={styles.languageTabs}>
          <ChoiceChips<Locale>
            label={t('packagesAdmin.words.tabs')}
            value={shown}
            onChange={setShown}
            choices={locales.map((value) => ({ value, label: t(`packagesAdmin.words.${value}`) }))}
          />
        </div>
        <div className={styles.languages}>
          {locales.map((language) => (
            <div key={language} className={styles.language} data-shown={language === shown}>
              <h3 className={styles.languageName}>{t(`packagesAdmin.words.${language}`)}</h3>
              <WordsFields language={language} work={work} />
            </div>
          ))}
        </div>
      </div>
      <p className={styles.small}>{t('packagesAdmin.words.cardHint')}</p>
    </Panel>
  );
}
