import type { Profile } from '#features/profiles/contract.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { editorTexts } from '../texts.ts';
import { LiveCard } from './live-card.tsx';
import styles from './phone.module.css';
import { usePreview } from './use-preview.ts';

interface PhoneProps {
  profile: Profile;
  /** Without the drawn phone around it, where a real one is. */
  isBare?: boolean;
}

export function Phone({ profile, isBare = false }: PhoneProps) {
  const t = useTexts(editorTexts);
  const { document, context, language, isBilingual, locale, showOther } = usePreview(profile);
  return (
    <div className={styles.place} data-bare={isBare}>
      {isBilingual && (
        <RadioGroup
          label={t('editor.preview.language')}
          hideLabel
          variant="segmented"
          value={locale}
          onValueChange={(next) => showOther(next !== language)}
        >
          {[language, otherLocale(language)].map((one) => (
            <RadioItem key={one} value={one}>
              <span lang={one}>{t(`editor.preview.${one}`)}</span>
            </RadioItem>
          ))}
        </RadioGroup>
      )}
      <div className={styles.phone}>
        <div className={styles.screen}>
          <LiveCard className={styles.frame} document={document} context={context} title={t('editor.preview.title')} />
        </div>
      </div>
    </div>
  );
}
