import { Claims } from '#features/landing/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { LocaleProvider, useTexts } from '#ui/locale.tsx';
import { shownClaims } from '../../shown.ts';
import { type Claims as ClaimsValue, claimIds } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import styles from './settings.module.css';

interface ClaimsPreviewProps {
  claims: ClaimsValue;
}

/** The band of the landing page itself, in both languages, at every key press. */
export function ClaimsPreview({ claims }: ClaimsPreviewProps) {
  const t = useTexts(settingsAdminTexts);
  const isEmpty = claimIds.every((id) => !claims[id].isShown);
  return (
    <div className={styles.previews}>
      <p className={styles.previewName}>{t('settingsAdmin.claims.preview')}</p>
      {isEmpty && <p className={styles.quiet}>{t('settingsAdmin.claims.none')}</p>}
      {!isEmpty &&
        locales.map((locale) => (
          <div key={locale} className={styles.preview} lang={locale} dir={directionOf(locale)}>
            <LocaleProvider locale={locale}>
              <Claims claims={shownClaims(claims, locale)} />
            </LocaleProvider>
          </div>
        ))}
    </div>
  );
}
