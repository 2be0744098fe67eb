import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '#base/html.ts';
import { directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockOf } from '../blocks/kinds.ts';
import { leadFormTexts } from '../blocks/lead-form/block.ts';
import { LeadFormBlock } from '../blocks/lead-form/view.tsx';
import type { ProfileDocument } from '../document/document.ts';
import { profileCss, templateOf } from './head/css.ts';
import { themeColours } from './head/head.ts';
import type { LeadState, PageContext, RenderedPage } from './page-context.ts';
import { ProfileHeader } from './profile-header.tsx';
import { SmallPrint } from './small-print.tsx';
import { type View, viewOf } from './view.ts';
import { visibleBlocks } from './visible-blocks.ts';

/** The visible lead forms of a profile, in order. */
export const leadForms = (document: ProfileDocument, context: PageContext): BlockOf<'lead-form'>[] =>
  visibleBlocks(viewOf(document, context)).filter((block) => block.kind === 'lead-form');

/** The response page of a form, in the profile's design; not indexed. */
export function renderLeadPage(
  document: ProfileDocument,
  context: PageContext & { readonly leadState: LeadState },
  block: BlockOf<'lead-form'>,
): RenderedPage {
  const { locale, script, path, leadState } = context;
  // Rendered like an embedded page: less space above the content, and no share options.
  const embeddedContext = { ...context, mode: 'embedded' } as const;
  const view = viewOf({ ...document, blocks: [block] }, embeddedContext);
  const style = profileCss(view.document, embeddedContext);
  const heading = translator(
    leadFormTexts,
    locale,
  )(leadState.kind === 'sent' ? 'block.lead-form.page.sent' : 'block.lead-form.page.title');
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(view.t('card.previewWith', { name: heading, title: view.name }))}</title>`,
    ...themeColours(view),
    `<link rel="icon" href="${escapeHtml(path)}/icon-180.png"><style>${style}</style></head><body>`,
    renderToStaticMarkup(<LeadPage block={block} view={view} />),
    `<script type="module" async src="${escapeHtml(script)}"></script></body></html>`,
  ].join('');
  return { html, styles: [style], scripts: [], until: undefined };
}

/** The response to a form: the profile's header and the result. */
function LeadPage({ block, view }: { readonly block: BlockOf<'lead-form'>; readonly view: View }) {
  const { document, context } = view;
  return (
    <div
      className={`p ${templateOf(document.design)}`}
      dir={directionOf(context.locale)}
      lang={context.locale}
      data-profile={context.profileId}
    >
      <main>
        <div className="lead-in">
          <ProfileHeader view={view} />
        </div>
        <div className="rest">
          <LeadFormBlock block={block} view={view} />
        </div>
      </main>
      <SmallPrint view={view} />
    </div>
  );
}
