import { useMemo, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { type Scheme, schemesOf } from '#features/profiles/design/colours.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { applyEntitlements, exceedsEntitlements } from '#features/profiles/domain.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useEditorLocation } from '../shell/use-editor-location.ts';
import { useEditor, useForm } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import { LiveProfile, previewContext } from './live-profile.tsx';
import styles from './phone.module.css';

interface PhoneProps {
  profile: Profile;
  /** Omits the drawn phone frame on a real phone. */
  isBare?: boolean;
}

export function Phone({ profile, isBare = false }: PhoneProps) {
  const t = useTexts(editorTexts);
  const { document: draft, context, language, isBilingual, locale, showOther } = usePreview(profile);
  const { document, hasBoth, scheme, setScheme } = usePreviewScheme(draft);
  return (
    <div className={styles.location} data-bare={isBare}>
      {(isBilingual || hasBoth) && (
        <Row gap={2} wrap justify="center">
          {isBilingual && (
            <SegmentedChoice
              label={t('editor.preview.language')}
              hideLabel
              values={context.locales}
              text={(one) => <span lang={one}>{t(`editor.preview.${one}`)}</span>}
              value={locale}
              onChange={(next) => showOther(next !== language)}
            />
          )}
          {hasBoth && (
            <SegmentedChoice
              label={t('editor.preview.scheme')}
              hideLabel
              values={schemes}
              text={(one) => t(`editor.preview.${one}`)}
              value={scheme}
              onChange={setScheme}
            />
          )}
        </Row>
      )}
      <div className={styles.phone}>
        <div className={styles.screen}>
          <LiveProfile
            className={styles.frame}
            document={document}
            context={context}
            title={t('editor.preview.title')}
            blockId={useEditorLocation().location.blockId}
          />
        </div>
      </div>
    </div>
  );
}

const schemes = ['light', 'dark'] as const;

/** Light at first on every device, since the colours that an owner selects appear unchanged only there. */
function usePreviewScheme(document: ProfileDocument) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const { design } = document;
  const hasBoth = schemesOf(design).length > 1;
  const shown = useMemo(() => (hasBoth ? { ...design, scheme } : design), [design, hasBoth, scheme]);
  return { document: useMemo(() => ({ ...document, design: shown }), [document, shown]), hasBoth, scheme, setScheme };
}

/** The draft as visitors would see it, in the selected preview language. */
function usePreview({ id, address }: Pick<Profile, 'id' | 'address'>) {
  const plan = usePlan()?.entitlements;
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  const [isOther, setIsOther] = useState(false);
  const locale = isBilingual && isOther ? otherLocale(language) : language;
  // Read synchronously with the field: deferring it would render the preview later, in a second pass.
  const normalized = useEditor((state) => state.normalized.document);
  const document = useMemo(
    () =>
      plan && exceedsEntitlements(normalized, undefined, plan).length
        ? applyEntitlements(normalized, plan)
        : normalized,
    [normalized, plan],
  );
  const hasBranding = plan?.ownBranding === false;
  const context = useMemo(() => {
    const locales = isBilingual ? [language, otherLocale(language)] : [language];
    return previewContext({ id, address, locale, locales, hasBranding });
  }, [locale, language, isBilingual, address, id, hasBranding]);
  return { document, context, language, isBilingual, locale, showOther: setIsOther };
}
