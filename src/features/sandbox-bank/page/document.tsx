import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Locale } from '#i18n/locale.ts';
import style from './frame.css?inline';

export type Theme = 'light' | 'dark' | undefined;

export interface FrameOptions {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly script: string;
}

interface DocumentOptions extends FrameOptions {
  readonly title: string;
  readonly body: ReactNode;
}

/** Style and script are inlined, because an opaque origin cannot fetch files. Both are allowed by hash. */
export function renderFrame({ locale, theme, title, body, script }: DocumentOptions) {
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"${theme ? ` data-look="${theme}"` : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    renderToStaticMarkup(<title>{title}</title>),
    `<style>${style}</style></head><body>`,
    renderToStaticMarkup(body),
    `<script>${script}</script></body></html>`,
  ].join('');
  return { html, style, script };
}
