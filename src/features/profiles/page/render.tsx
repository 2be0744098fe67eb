import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '#base/html.ts';
import { directionOf } from '#i18n/locale.ts';
import type { ProfileDocument } from '../document/document.ts';
import { profileCss } from './head/css.ts';
import { headOf } from './head/head.ts';
import { nextHoursChange } from './hours-text.ts';
import type { PageContext, RenderedPage } from './page-context.ts';
import { ProfileCard } from './profile-card.tsx';
import { viewOf } from './view.ts';
import { hoursOf } from './visible-blocks.ts';

/** A single response that contains everything; the script loads later and only enhances the page. */
export function renderProfilePage(document: ProfileDocument, context: PageContext): RenderedPage {
  const { locale, script } = context;
  const view = viewOf(document, context);
  const style = profileCss(document, context);
  const body = renderToStaticMarkup(<ProfileCard document={document} context={context} />);
  const hours = hoursOf(view);
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${headOf(view)}`,
    `<style>${style}</style></head><body>${body}`,
    `<script type="module" async src="${escapeHtml(script)}"></script></body></html>`,
  ].join('');
  return { html, styles: [style], scripts: [], until: hours && nextHoursChange(hours, context.now) };
}
