import { decoded } from '#base/decoded.ts';
import { escapeHtml } from '#base/html.ts';
import { checkSlug } from '../addresses.ts';

/** Generates the code that owners paste into their sites. Profile and user values are escaped for their context. */
export const embedCorners = ['square', 'soft', 'round'] as const;
export type EmbedCorner = (typeof embedCorners)[number];

export const embedLimits = {
  width: { min: 280, max: 640, initial: 380 },
  height: { min: 400, max: 1_400, initial: 720 },
} as const;

const radii: Readonly<Record<EmbedCorner, number>> = { square: 0, soft: 16, round: 32 };

export interface EmbedOptions {
  /** The origin of the service, without a trailing slash. */
  readonly origin: string;
  readonly slug: string;
  /** The name on the profile. */
  readonly name: string;
  /** null: as wide as its container. */
  readonly width: number | null;
  readonly height: number;
  readonly corner: EmbedCorner;
}

export const clampSize = ({ min, max }: { min: number; max: number }, requested: number, initial: number): number =>
  Number.isFinite(requested) ? Math.min(Math.max(Math.round(requested), min), max) : initial;

const addressOf = ({ origin, slug }: EmbedOptions, start: string, end = ''): string =>
  escapeHtml(`${origin}${start}${encodeURIComponent(slug)}${end}`);

export function frameCode(options: EmbedOptions, title: string): string {
  const { width, height, corner } = options;
  const radius = radii[corner] ? `;border-radius:${radii[corner]}px` : '';
  return [
    `<iframe src="${addressOf(options, '/embed/')}"`,
    `  title="${escapeHtml(title)}"`,
    `  width="${width ?? '100%'}" height="${height}" loading="lazy"`,
    `  style="border:0;max-width:100%${radius}"></iframe>`,
  ].join('\n');
}

export function buttonCode(options: EmbedOptions, label: string): string {
  const style = 'display:inline-block;padding:12px 24px;border-radius:999px;background:#0f4c4a;color:#fff';
  return [
    `<a href="${addressOf(options, '/p/', '?s=link')}"`,
    `  style="${style};font:600 16px/1.4 sans-serif;text-decoration:none">${escapeHtml(label)}</a>`,
  ].join('\n');
}

export const qrCode = (options: EmbedOptions, alt: string): string =>
  [
    `<a href="${addressOf(options, '/p/')}">`,
    `  <img src="${addressOf(options, '/p/', '/qr.svg')}" alt="${escapeHtml(alt)}" width="180" height="180" loading="lazy">`,
    '</a>',
  ].join('\n');

export type EmbedSlug =
  | { readonly slug: string }
  /** `other`: a kind of address that does not contain the `/p/` slug. `unknown`: no published card has it. */
  | { readonly error: 'empty' | 'other' | 'wrong' | 'unknown' };

/** Extracts the slug from whatever users paste: a full link, its end, or the slug alone. */
export function embedSlugOf(typed: string): EmbedSlug {
  const text = typed.trim();
  if (!text) return { error: 'empty' };
  const path = pathOf(text);
  const named = /^\/(?:p|embed)\/([^/]+)\/?$/.exec(path)?.[1];
  if (named !== undefined) return slugIn(named);
  if (/^\/[^/@]+\/?$/.test(path) && !isLink(text)) return slugIn(path.replaceAll('/', ''));
  return { error: path.startsWith('/@') || isLink(text) ? 'other' : 'wrong' };
}

const isLink = (text: string): boolean => /^[a-z][a-z\d+.-]*:|^[^/@.]+\.[^/@]+\//i.test(text);

function pathOf(text: string): string {
  const fullUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const isPath = text.startsWith('/') || !isLink(text);
  const bare = isPath ? `/${text.replace(/^\/+/, '')}` : (URL.parse(fullUrl)?.pathname ?? '');
  return bare.split(/[?#]/)[0] ?? '';
}

function slugIn(segment: string): EmbedSlug {
  const checked = checkSlug(decoded(segment));
  // A number is a profile id, which works as well.
  if (/^[1-9]\d{0,8}$/.test(segment)) return { slug: segment };
  return checked.isValid ? { slug: checked.value } : { error: 'wrong' };
}
