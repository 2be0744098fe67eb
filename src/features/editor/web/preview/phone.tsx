import { useMemo, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { applyEntitlements, exceedsEntitlements } from '#features/profiles/domain.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import type { PageContext } from '#features/profiles/page/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { useEditor, useForm } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import { usePlan } from '../use-plan.ts';
import { LiveCard } from './live-card.tsx';
import styles from './phone.module.css';

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

/** What visitors would see of the draft, in the language chosen to look at. */
function usePreview({ id, address }: Pick<Profile, 'id' | 'address'>) {
  const plan = usePlan()?.entitlements;
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  const [isOther, setIsOther] = useState(false);
  const locale = isBilingual && isOther ? otherLocale(language) : language;
  // In the same breath as the field: put off, the card would be drawn in a second round and later.
  const settled = useEditor((state) => state.settled.document);
  const document = useMemo(
    () => (plan && exceedsEntitlements(settled, undefined, plan).length ? applyEntitlements(settled, plan) : settled),
    [settled, plan],
  );
  const hasBranding = plan ? !plan.ownBranding : false;
  const context = useMemo(
    (): PageContext => ({
      locale,
      locales: isBilingual ? [language, otherLocale(language)] : [language],
      publicUrl: window.location.origin,
      path: address,
      profileId: id,
      now: new Date(),
      hasBranding,
      preview: undefined,
      script: '',
      leadAction: '#',
      mode: 'public',
    }),
    [locale, language, isBilingual, address, id, hasBranding],
  );
  return { document, context, language, isBilingual, locale, showOther: setIsOther };
}
