import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Profile } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { applyEntitlements, exceedsEntitlements } from '#features/profiles/domain.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import { type PageContext, ProfileCard, profileCss } from '#features/profiles/page/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { useTexts } from '#ui/locale.tsx';
import { blankPage } from '#web-kit/blank-page.ts';
import { useEditor, useForm } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import styles from './phone.module.css';

const MemoizedProfile = memo(ProfileCard);

interface LiveProfileProps {
  document: ProfileDocument;
  context: PageContext;
  title: string;
  className: string | undefined;
}

/** Renders the public page's components in an iframe, so that the app's styles do not affect them. */
function LiveProfile({ document, context, title, className }: LiveProfileProps) {
  const [page, setPage] = useState<PreviewPage>();
  const { locale } = context;
  const css = useMemo(() => profileCss(document, context), [document, context]);
  useLayoutEffect(() => {
    if (!page) return;
    page.document.documentElement.lang = locale;
    page.document.documentElement.dir = directionOf(locale);
  }, [page, locale]);
  useLayoutEffect(() => page?.sheet.replaceSync(css), [page, css]);
  return (
    <>
      <iframe
        className={className}
        title={title}
        srcDoc={blankPage}
        onLoad={({ currentTarget }) => setPage(openPage(currentTarget))}
      />
      {page && createPortal(<MemoizedProfile document={document} context={context} />, page.document.body)}
    </>
  );
}

/** The content security policy blocks inline styles, but not a stylesheet constructed by a script. */
interface PreviewPage {
  readonly document: Document;
  readonly sheet: CSSStyleSheet;
}

function openPage(frame: HTMLIFrameElement): PreviewPage | undefined {
  const { contentDocument: document, contentWindow } = frame;
  if (!document || !contentWindow) return undefined;
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  document.title = frame.title;
  preventNavigation(document);
  return { document, sheet };
}

/** The preview is read-only: links do not navigate and forms do not submit. */
function preventNavigation(document: Document): void {
  const cancelEvent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href], area[href], button:not([type=button])');
    if (link || event.type === 'submit') event.preventDefault();
  };
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) document.addEventListener(type, cancelEvent, true);
}

interface PhoneProps {
  profile: Profile;
  /** Omits the drawn phone frame on a real phone. */
  isBare?: boolean;
}

export function Phone({ profile, isBare = false }: PhoneProps) {
  const t = useTexts(editorTexts);
  const { document, context, language, isBilingual, locale, showOther } = usePreview(profile);
  return (
    <div className={styles.location} data-bare={isBare}>
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
          <LiveProfile
            className={styles.frame}
            document={document}
            context={context}
            title={t('editor.preview.title')}
          />
        </div>
      </div>
    </div>
  );
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
