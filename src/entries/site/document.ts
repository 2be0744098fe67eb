import { escapeHtml, safeJson } from '#base/html.ts';
import { directionOf, type Locale, locales } from '#i18n/locale.ts';

export interface DocumentInput {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Without one, the page is excluded from search engines. */
  readonly canonical: string | undefined;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly nonces: { readonly script: string; readonly style: string };
  readonly script: string;
  readonly styles: readonly string[];
  readonly styleTexts?: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
  readonly fileLists?: string | undefined;
  /** What `start.ts` loads when the page is touched. */
  readonly later?: { readonly script: string; readonly files: readonly string[]; readonly isNow: boolean };
  readonly fonts: readonly string[];
  readonly body: string;
  readonly type?: 'website' | 'article';
  /** Set if the page exists in this language only. */
  readonly language?: Locale;
  readonly feed?: { readonly path: string; readonly title: string };
  /** Structured data (schema.org) for search engines. */
  readonly structuredData?: unknown;
  /** The content security policy it is sent with, if there are two. */
  readonly policy?: 'payment' | 'strict';
  /** Whether the request had a session cookie: without one the browser need not ask who is signed in. */
  readonly hasSession?: boolean;
  /** Whether people can sign in with Google. */
  readonly hasGoogle?: boolean;
  /** Shown above every page, one below the other. */
  readonly notices?: readonly string[];
  /** Forms that `start.ts` can open before the scripts of the page have arrived, by the name in `data-auth`. */
  readonly early?: { readonly styles: string; readonly forms: Readonly<Record<string, string>> };
  /** JSON for the browser, with the ID of its script element. */
  readonly data?: { readonly id: string; readonly value: unknown };
}

/** The server-rendered HTML: language, direction, title and previews are correct before any script runs. */
export function renderDocument(input: DocumentInput): string {
  const { locale, nonces, data, policy, hasGoogle, hasSession, later } = input;
  const marks = `${policy ? ` data-policy="${policy}"` : ''}${hasGoogle ? ' data-google' : ''}${hasSession ? ' data-session' : ''}${input.later?.isNow ? ' data-now' : ''}`;
  // Read by `load-with-files.ts`.
  const lists = input.fileLists ? ` data-file-lists="${input.fileLists}"` : '';
  // Read by `start.ts`.
  const laterMarks = later ? ` data-page="${later.script}" data-files="${later.files.join(' ')}"` : '';
  const dataScript = data ? `<script type="application/json" id="${data.id}">${safeJson(data.value)}</script>` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"${marks}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...headTags(input), ...fileTags(input), ...structuredDataTags(input)].join('\n')}${later ? `\n<script nonce="${nonces.script}">${holdScript}</script>` : ''}
</head>
<body>
${(input.notices ?? []).map((notice) => `<p class="site-notice" role="note">${escapeHtml(notice)}</p>\n`).join('')}<div id="root">${input.body}</div>
${earlyForms(input)}${dataScript}
<script type="module" src="${input.script}" nonce="${nonces.script}" fetchpriority="low"${lists}${laterMarks}></script>
</body>
</html>
`;
}

/** Holds what is pressed before `start.ts` has loaded, which takes it over; a form would be sent without its script. */
const holdScript =
  "{const held=[],hold=e=>{const b=e.target.closest('button,[type=radio],[type=checkbox]');if(b){e.preventDefault();e.stopImmediatePropagation();held.push(b);b.setAttribute('aria-busy','true')}};addEventListener('click',hold,true);window.takeHeld=()=>{removeEventListener('click',hold,true);return held}}";

const earlyForms = ({ early, nonces }: DocumentInput): string =>
  early
    ? `<template id="early-styles"><style nonce="${nonces.style}">${early.styles}</style></template>
${Object.entries(early.forms)
  .map(([name, html]) => `<template id="early-${name}">${html}</template>\n`)
  .join('')}`
    : '';

/** Data blocks that the browser does not execute. */
const structuredDataTags = ({ structuredData, feed }: DocumentInput): string[] => [
  ...(feed
    ? [
        `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed.path)}" title="${escapeHtml(feed.title)}">`,
      ]
    : []),
  ...(structuredData ? [`<script type="application/ld+json">${safeJson(structuredData)}</script>`] : []),
];

function headTags(input: DocumentInput): string[] {
  const { locale, title, description, siteName, canonical, picture, type = 'website', language } = input;
  const meta = (attribute: 'name' | 'property', key: string, value: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`;
  const shared = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ef">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#061d1c">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
  if (!canonical) return [...shared, meta('name', 'robots', 'noindex')];
  const address = (one: Locale) => (language || one === 'he' ? canonical : `${canonical}?lang=${one}`);
  const alternates = [
    ...locales.map((one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(address(one))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(canonical)}">`,
  ];
  return [
    ...shared,
    `<link rel="canonical" href="${escapeHtml(address(locale))}">`,
    ...(language ? [] : alternates),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', (language ?? locale) === 'he' ? 'he_IL' : 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(locale)),
    meta('property', 'og:image', picture.url),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** In characters: a request costs more than so much text in the document. */
const maxInlineStyle = 4_000;

const fileTags = ({ locale, styles, styleTexts = {}, preloads, fonts, nonces }: DocumentInput): string[] => [
  // Preloads only the font of the page's language; the other one is rarely needed.
  ...fonts
    .filter((href) => href.includes(locale === 'he' ? 'hebrew' : 'latin'))
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  ...styles.map((href) => {
    const text = styleTexts[href];
    if (text === undefined || text.length > maxInlineStyle)
      return `<link rel="stylesheet" href="${href}" nonce="${nonces.style}">`;
    // The disabled link is not loaded: it tells the loader of later scripts that their styles are there.
    return `<style nonce="${nonces.style}">${text}</style><link rel="stylesheet" href="${href}" disabled>`;
  }),
  // The page works without its script: on a slow connection styles and fonts load first.
  ...preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonces.script}" fetchpriority="low">`),
];
