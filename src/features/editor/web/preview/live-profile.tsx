import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Profile } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { applyEntitlements } from '#features/profiles/domain.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { localesOf } from '#features/profiles/languages.ts';
import { type PageContext, ProfileCard, profileCss } from '#features/profiles/page/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { SmallPage } from '#ui/layout/small-page.tsx';
import { blankPage } from '#web-kit/blank-page.ts';

const MemoizedProfile = memo(ProfileCard);
const blockMargin = 40;

interface LiveProfileProps {
  document: ProfileDocument;
  context: PageContext;
  title: string;
  /** The block to scroll to. */
  blockId?: string | undefined;
  className?: string | undefined;
}

/** Renders the public page's components in an iframe, so that the app's styles do not affect them. */
export function LiveProfile({ document, context, title, blockId, className }: LiveProfileProps) {
  const [page, setPage] = useState<PreviewPage>();
  const { locale } = context;
  const css = useMemo(() => profileCss(document, context), [document, context]);
  useLayoutEffect(() => {
    if (!page) return;
    page.document.documentElement.lang = locale;
    page.document.documentElement.dir = directionOf(locale);
  }, [page, locale]);
  useLayoutEffect(() => page?.sheet.replaceSync(css), [page, css]);
  const reachedId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty block is on the page once something is typed
  useEffect(() => {
    const view = page?.document.defaultView;
    if (!view || reachedId.current === blockId) return;
    const block = blockId && page.document.getElementById(`h-${blockId}`)?.closest('section');
    if (blockId && !block) return;
    reachedId.current = blockId;
    // Not `scrollIntoView`, which would scroll the editor too.
    view.scrollTo({ top: block ? view.scrollY + block.getBoundingClientRect().top - blockMargin : 0 });
  }, [page, blockId, document]);
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

interface Preview extends Pick<Profile, 'id' | 'address'>, Pick<PageContext, 'locale' | 'locales' | 'hasBranding'> {}

export const previewContext = ({ id, address, ...page }: Preview): PageContext => ({
  ...page,
  publicUrl: window.location.origin,
  path: address,
  profileId: id,
  now: new Date(),
  preview: undefined,
  script: '',
  leadAction: '#',
  mode: 'public',
});

/** The draft as visitors would see it, in its first language, scaled to its container. */
export function ProfileThumbnail({ profile, title }: { profile: Profile; title: string }) {
  const plan = usePlan()?.entitlements;
  const { id, address, document: draft } = profile;
  const document = useMemo(() => (plan ? applyEntitlements(draft, plan) : draft), [draft, plan]);
  const context = useMemo(() => {
    const locales = localesOf(draft);
    const [locale = draft.language] = locales;
    return previewContext({ id, address, locale, locales, hasBranding: plan?.ownBranding === false });
  }, [id, address, draft, plan]);
  return (
    <SmallPage>
      <LiveProfile document={document} context={context} title={title} />
    </SmallPage>
  );
}
