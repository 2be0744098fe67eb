import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { type PageContext, ProfileCard, profileCss } from '#features/profiles/page/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { blankPage } from '#web-kit/blank-page.ts';

const Card = memo(ProfileCard);

interface LiveCardProps {
  document: ProfileDocument;
  context: PageContext;
  title: string;
  className: string | undefined;
}

/** The very components of the public page, in a page of their own: no style of ours reaches them. */
export function LiveCard({ document, context, title, className }: LiveCardProps) {
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
      {page && createPortal(<Card document={document} context={context} />, page.document.body)}
    </>
  );
}

/** The content security policy refuses inline styles, but not a sheet that a script makes. */
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
  stayHere(document);
  return { document, sheet };
}

/** A preview is looked at: its links lead nowhere and its forms send nothing. */
function stayHere(document: Document): void {
  const hold = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href], area[href], button:not([type=button])');
    if (link || event.type === 'submit') event.preventDefault();
  };
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) document.addEventListener(type, hold, true);
}
