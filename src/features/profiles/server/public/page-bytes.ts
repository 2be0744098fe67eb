import type { EffectivePlan } from '#features/accounts/server/index.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Config } from '#server-kit/config/config.ts';
import { type CachedPage, cachedPagePolicy, createCachedPage } from '#server-kit/page-cache/cached-page.ts';
import type { CachedAnswer } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fromStore, type ProfileDocument } from '../../document/document.ts';
import { applyEntitlements } from '../../domain.ts';
import { localesOf } from '../../languages.ts';
import type { PageContext, RenderedPage } from '../../page/page-context.ts';
import { renderProfilePage } from '../../page/render.tsx';
import { profilesTexts } from '../../texts.ts';
import { canonicalPath } from '../present.ts';
import { previewHash } from './preview-picture.ts';
import type { PublicRow } from './public-queries.ts';

export interface PageKit {
  readonly services: Pick<Services, 'config' | 'clock'>;
  readonly script: string;
  readonly plan: EffectivePlan;
  readonly found: PublicRow;
}

const filmHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

export interface PublishedPage {
  readonly shown: CachedAnswer;
  /** With the document's other language: rendered for the next visitors, when this one has theirs. */
  readonly complete?: () => Promise<CachedAnswer>;
}

/** The published page as bytes in the reader's language, or in the document's own. */
export async function renderPublished(
  kit: PageKit,
  mode: 'public' | 'embedded',
  reader: Locale | undefined,
): Promise<PublishedPage> {
  const document = visibleDocument(kit, kit.found.profile.published ?? kit.found.profile.draft);
  const locales = localesOf(document);
  const [own = 'he'] = locales;
  const locale = locales.find((one) => one === reader) ?? own;
  const other = locales.find((one) => one !== locale);
  const { page, until } = await renderIn(kit, document, locale, mode);
  const shown = { first: page, until: earliest([kit.plan.until, until]) };
  if (!other) return { shown };
  const complete = async () => {
    const second = await renderIn(kit, document, other, mode);
    const byLocale = { [locale]: page, [other]: second.page } as Record<Locale, CachedPage>;
    return { first: byLocale[own], byLocale, until: earliest([shown.until, second.until]) };
  };
  return { shown, complete };
}

/** The owner's preview of the draft. */
export async function renderDraft(kit: PageKit, reader: Locale | undefined): Promise<CachedAnswer> {
  const document = visibleDocument(kit, kit.found.profile.draft);
  const locales = localesOf(document);
  const locale = locales.find((one) => one === reader) ?? locales[0] ?? 'he';
  return { first: (await renderIn(kit, document, locale, 'draft')).page };
}

/** In the frame of another site, of any size, and alone on a phone. */
const unavailableStyle = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6ef;color:#14211f}',
  'body{font:1rem/1.6 system-ui,sans-serif;text-align:center}',
  'main{max-width:20rem;padding:1.5rem}',
  'svg{width:3rem;fill:none;stroke:#4f5f5c;stroke-width:1.5;stroke-linecap:round}',
  '[dir=rtl] svg{transform:scaleX(-1)}',
  'h1{margin:.5rem 0 .25rem;font-size:1.125rem;line-height:1.4}',
  'p{margin:0;color:#4f5f5c}',
  '@media(prefers-color-scheme:dark){body{background:#061d1c;color:#fdfbf7}p{color:#b4c6c2}svg{stroke:#b4c6c2}}',
].join('');

/** Shown in a frame on another site while the profile is hidden, or if there is none. */
export function renderUnavailable(language: Locale, config: Config): { html: string; headers: Record<string, string> } {
  const t = translator(profilesTexts, language);
  const message = t('profiles.hiddenNow');
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${message}</title><style>${unavailableStyle}</style></head><body><main><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="5" width="16" height="14" rx="3"/><path d="M8 10h5M8 14h8"/></svg><h1>${message}</h1><p>${t('profiles.hiddenLater')}</p></main></body></html>`;
  const headers = headersOf({ styles: [unavailableStyle], scripts: [] }, 'embedded', config);
  return { html, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Limited to the plan; demo pages are not indexed by search engines. */
export function visibleDocument({ plan, found }: PageKit, document: ProfileDocument): ProfileDocument {
  const limited = applyEntitlements(fromStore(document), plan.entitlements);
  return found.isDemo ? { ...limited, sharing: { ...limited.sharing, isListed: false } } : limited;
}

async function renderIn(kit: PageKit, document: ProfileDocument, locale: Locale, mode: PageContext['mode']) {
  const rendered = renderProfilePage(document, contextOf(kit, document, locale, mode));
  const isBoth = localesOf(document).length > 1;
  const headers = {
    ...headersOf(rendered, mode, kit.services.config),
    ...(isBoth && { vary: 'accept-encoding, accept-language, cookie' }),
    ...(kit.found.isDemo && { 'cache-control': 'private, no-store' }),
    'content-language': locale,
  };
  return { page: await createCachedPage(rendered.html, headers), until: rendered.until };
}

export function contextOf(
  { services, script, plan, found }: PageKit,
  document: ProfileDocument,
  locale: Locale,
  mode: PageContext['mode'],
): PageContext {
  const { publicUrl } = services.config;
  const { profile: row } = found;
  const hash = previewHash({ document, locale, host: new URL(publicUrl).host });
  return {
    locale,
    locales: localesOf(document),
    publicUrl,
    path: canonicalPath(row, plan.entitlements),
    profileId: row.id,
    now: services.clock.now(),
    hasBranding: !plan.entitlements.ownBranding,
    preview: mode === 'draft' ? undefined : `${publicUrl}/p/${row.id}/preview-${hash}.jpg`,
    script,
    // A draft shows the form but does not submit it.
    leadAction: mode === 'draft' ? '#' : `/p/${row.id}/lead`,
    mode,
  };
}

export function headersOf(
  { styles, scripts }: Pick<RenderedPage, 'styles' | 'scripts'>,
  mode: PageContext['mode'],
  { isHttps }: Pick<Config, 'isHttps'>,
) {
  const isEmbedded = mode === 'embedded';
  const policy = { styles, scripts, frames: filmHosts, ...(isEmbedded && { frameAncestors: '*' }) };
  return {
    'content-type': 'text/html; charset=utf-8',
    // `no-cache`: always revalidated; an unchanged page is answered without a body.
    'cache-control': mode === 'draft' ? 'no-store' : 'no-cache',
    'content-security-policy': cachedPagePolicy(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(!isEmbedded && { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' }),
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const earliest = (times: readonly (Date | null | undefined)[]): Date | undefined =>
  times.reduce<Date | undefined>((first, time) => (time && (!first || time < first) ? time : first), undefined);
