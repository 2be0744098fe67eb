import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Locale } from '#i18n/locale.ts';
import style from './frame.css?inline';

export type Look = 'light' | 'dark' | undefined;

export interface FrameParts {
  readonly locale: Locale;
  readonly look: Look;
  readonly script: string;
}

interface DocumentParts extends FrameParts {
  readonly title: string;
  readonly body: ReactNode;
}

/** Style and script stand in the page as text: from an opaque origin nothing could be fetched. Both are named by hash. */
export function renderFrame({ locale, look, title, body, script }: DocumentParts) {
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"${look ? ` data-look="${look}"` : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    renderToStaticMarkup(<title>{title}</title>),
    `<style>${style}</style></head><body>`,
    renderToStaticMarkup(body),
    `<script>${script}</script></body></html>`,
  ].join('');
  return { html, style, script };
}
