import { isbot } from 'isbot';
import { isShareChannel } from '#features/profiles/targets.ts';
import type { Config } from '#server-kit/config/config.ts';
import { clientAddress } from '#server-kit/http/visitor.ts';
import type { Device } from '../../domain.ts';
import { deviceOf, type EventOrigin, sourceOf } from '../../source.ts';
import type { ProfileDetails } from '../profile-details.ts';
import type { ClickEvent, Counted, PendingEvent, ViewEvent } from './pending-events.ts';

/**
 * Link preview fetchers of chat apps, and programs that the bot list lacks. iMessage identifies itself with the names
 * of Facebook's and Twitter's bots.
 */
const previews =
  /WhatsApp|facebookexternalhit|facebookcatalog|Facebot|meta-external|TelegramBot|Slack-?(bot|ImgProxy)|LinkedInBot|Twitterbot|Discordbot|SkypeUriPreview|Viber|redditbot|Pinterestbot|vkShare|Snap URL Preview|Iframely|Embedly|BingPreview|Google-(PageRenderer|InspectionTool|Read-Aloud)|Chrome-Lighthouse|HeadlessChrome|PhantomJS|preview/i;

const maxCachedAgents = 5_000;
const maxAgentLength = 1_000;
const deviceCache = new Map<string, Device | 'nobody'>();

/** The device of a human visitor, or `nobody`. Cached per user agent. */
function deviceOfAgent(userAgent: string): Device | 'nobody' {
  const agent = userAgent.length > maxAgentLength ? userAgent.slice(0, maxAgentLength) : userAgent;
  const found = deviceCache.get(agent);
  if (found) return found;
  if (deviceCache.size >= maxCachedAgents) deviceCache.clear();
  const isPerson = agent.trim() !== '' && !previews.test(agent) && !isbot(agent);
  const answer = isPerson ? deviceOf(agent) : 'nobody';
  deviceCache.set(agent, answer);
  return answer;
}

export interface NormalizeContext {
  readonly publicUrl: string;
  readonly isTrustedProxy: Config['isTrustedProxy'];
  /** Whether another visit by the same visitor counts. */
  readonly isVisitAllowed: (visitor: string, at: Date) => boolean;
  readonly signedInUserOf: (cookies: string | undefined) => Promise<number | undefined>;
  readonly detailsOf: (profileId: number) => Promise<ProfileDetails | undefined>;
}

/** Filters the pending events: no bots, no previews, no prefetches, not the owner. */
export async function normalizeEvents(pending: readonly PendingEvent[], context: NormalizeContext): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const one of pending) {
    const normalized = normalizeEvent(one, context);
    // Avoids awaiting where no lookup is necessary, since a batch has thousands of events.
    const event = normalized instanceof Promise ? await normalized : normalized;
    if (event) counted.push(event);
  }
  return counted;
}

function normalizeEvent(
  one: PendingEvent,
  context: NormalizeContext,
): Counted | undefined | Promise<Counted | undefined> {
  if (one.is === 'counted') return one;
  return one.is === 'seen' ? normalizeView(one, context) : normalizeClick(one, context);
}

function normalizeView(view: ViewEvent, context: NormalizeContext): Counted | undefined | Promise<Counted | undefined> {
  const { profileId, kind, remote, forwarded, userAgent = '', at } = view;
  const device = deviceOfAgent(userAgent);
  if (device === 'nobody' || !isPageLoad(view)) return undefined;
  if (!context.isVisitAllowed(`${profileId} ${kind} ${remote} ${forwarded} ${userAgent}`, at)) return undefined;
  if (!view.cookie?.includes('session=')) return countedOf(view, device, context);
  return context
    .signedInUserOf(view.cookie)
    .then((userId) => (userId === view.ownerId ? undefined : countedOf(view, device, context)));
}

const documents = ['document', 'iframe'];

/** Excludes prefetched pages, pictures and scripts. A contact may be downloaded by a program of the phone. */
function isPageLoad({ kind, purpose, destination }: ViewEvent): boolean {
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))) return false;
  if (destination === undefined) return true;
  return documents.includes(String(destination)) || (kind === 'save' && destination === 'empty');
}

function countedOf(view: ViewEvent, device: Device, { publicUrl, isTrustedProxy }: NormalizeContext): Counted {
  const { profileId, kind, target, at, userAgent = '', remote, forwarded } = view;
  const { source, host } = sourceOfEvent(view, publicUrl);
  const visitor = { address: clientAddress(isTrustedProxy, remote, forwarded), userAgent };
  return { profileId, kind, target, source, host, device, visitor, at };
}

function sourceOfEvent(view: ViewEvent, publicUrl: string): EventOrigin {
  // A tap is always NFC, whatever the URL contains.
  if (view.kind === 'tap') return { source: 'nfc', host: undefined };
  return view.kind === 'save' ? savedFrom(view, publicUrl) : viewedFrom(view, publicUrl);
}

const sourceParam = (url: string): string | null => /[?&]s=(\w{1,20})(?:&|$)/.exec(url)?.[1] ?? null;

const viewedFrom = ({ url, referer, isEmbedded }: ViewEvent, publicUrl: string) =>
  sourceOf({ sourceParam: sourceParam(url), referer, publicUrl, isEmbedded });

/** A contact is saved from the page, so the source of the page visit counts. */
function savedFrom({ url, referer }: ViewEvent, publicUrl: string) {
  const page = referer?.startsWith(`${publicUrl}/`) ? referer : undefined;
  const isEmbedded = page?.startsWith(`${publicUrl}/embed/`) ?? false;
  return sourceOf({
    sourceParam: sourceParam(url) ?? (page ? sourceParam(page) : null),
    referer,
    publicUrl,
    isEmbedded,
  });
}

async function normalizeClick(click: ClickEvent, { detailsOf }: NormalizeContext): Promise<Counted | undefined> {
  const { profileId, kind, target, source, userId, visitor, at } = click;
  const device = deviceOfAgent(visitor.userAgent);
  if (device === 'nobody') return undefined;
  const details = await detailsOf(profileId);
  if (!details || details.ownerId === userId) return undefined;
  const isKnown = kind === 'share' ? isShareChannel(target) : details.targets.has(target);
  return isKnown ? { profileId, kind, target, source, device, visitor, at } : undefined;
}
