import { isbot } from 'isbot';
import { isShareWay } from '#features/profiles/targets.ts';
import type { Config } from '#server-kit/config/config.ts';
import { clientAddress } from '#server-kit/http/client-address.ts';
import { deviceOf } from '../device.ts';
import type { Device } from '../domain.ts';
import { type CameFrom, sourceOf } from '../source.ts';
import type { Counted } from './counted.ts';
import type { ProfileFacts } from './profile-facts.ts';
import type { Pressed, Seen, Waiting } from './waiting.ts';

/**
 * Those that fetch a page to show a picture of it in a chat, and programs that the list of bots leaves out. Messages of
 * an iPhone calls itself by the names of Facebook's and Twitter's.
 */
const previews =
  /WhatsApp|facebookexternalhit|facebookcatalog|Facebot|meta-external|TelegramBot|Slack-?(bot|ImgProxy)|LinkedInBot|Twitterbot|Discordbot|SkypeUriPreview|Viber|redditbot|Pinterestbot|vkShare|Snap URL Preview|Iframely|Embedly|BingPreview|Google-(PageRenderer|InspectionTool|Read-Aloud)|Chrome-Lighthouse|HeadlessChrome|PhantomJS|preview/i;

const maxKnown = 5_000;
const longest = 1_000;
const known = new Map<string, Device | 'nobody'>();

/** What somebody holds who looks at a page, or `nobody`. Asked once for each name that browsers give themselves. */
function holderOf(userAgent: string): Device | 'nobody' {
  const agent = userAgent.length > longest ? userAgent.slice(0, longest) : userAgent;
  const found = known.get(agent);
  if (found) return found;
  if (known.size >= maxKnown) known.clear();
  const isPerson = agent.trim() !== '' && !previews.test(agent) && !isbot(agent);
  const answer = isPerson ? deviceOf(agent) : 'nobody';
  known.set(agent, answer);
  return answer;
}

export interface Settling {
  readonly publicUrl: string;
  readonly isTrustedProxy: Config['isTrustedProxy'];
  /** Whether one more visit of the same visitor counts. */
  readonly mayVisit: (visitor: string, at: Date) => boolean;
  readonly viewerOf: (cookies: string | undefined) => Promise<number | undefined>;
  readonly factsOf: (profileId: number) => Promise<ProfileFacts | undefined>;
}

/** What of all that waits is to be counted: not bots, not previews, not what nobody looks at, not the owner. */
export async function settle(waiting: readonly Waiting[], settling: Settling): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const one of waiting) {
    const settled = settleOne(one, settling);
    // Most need nothing to be looked up, and a batch has thousands.
    const event = settled instanceof Promise ? await settled : settled;
    if (event) counted.push(event);
  }
  return counted;
}

function settleOne(one: Waiting, settling: Settling): Counted | undefined | Promise<Counted | undefined> {
  if (one.is === 'counted') return one;
  return one.is === 'seen' ? settleSeen(one, settling) : settlePressed(one, settling);
}

function settleSeen(seen: Seen, settling: Settling): Counted | undefined | Promise<Counted | undefined> {
  const { profileId, kind, remote, forwarded, userAgent = '', at } = seen;
  const device = holderOf(userAgent);
  if (device === 'nobody' || !isLookedAt(seen)) return undefined;
  if (!settling.mayVisit(`${profileId} ${kind} ${remote} ${forwarded} ${userAgent}`, at)) return undefined;
  if (!seen.cookie?.includes('session=')) return countedOf(seen, device, settling);
  return settling
    .viewerOf(seen.cookie)
    .then((viewer) => (viewer === seen.ownerId ? undefined : countedOf(seen, device, settling)));
}

const documents = ['document', 'iframe'];

/** Pages fetched ahead, pictures and scripts are none that anybody looks at. A contact may be fetched by a program of the phone. */
function isLookedAt({ kind, purpose, destination }: Seen): boolean {
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))) return false;
  if (destination === undefined) return true;
  return documents.includes(String(destination)) || (kind === 'save' && destination === 'empty');
}

function countedOf(seen: Seen, device: Device, { publicUrl, isTrustedProxy }: Settling): Counted {
  const { profileId, kind, target, at, userAgent = '', remote, forwarded } = seen;
  const { source, host } = cameFrom(seen, publicUrl);
  const visitor = { address: clientAddress(isTrustedProxy, remote, forwarded), userAgent };
  return { profileId, kind, target, source, host, device, visitor, at };
}

function cameFrom(seen: Seen, publicUrl: string): CameFrom {
  // Whatever the address says besides: a tap is a tap.
  if (seen.kind === 'tap') return { source: 'nfc', host: undefined };
  return seen.kind === 'save' ? savedFrom(seen, publicUrl) : viewedFrom(seen, publicUrl);
}

const askedIn = (url: string): string | null => /[?&]s=(\w{1,20})(?:&|$)/.exec(url)?.[1] ?? null;

const viewedFrom = ({ url, referer, isEmbedded }: Seen, publicUrl: string) =>
  sourceOf({ asked: askedIn(url), referer, publicUrl, isEmbedded });

/** A contact is saved on the page: how its visitor came to the page is what counts. */
function savedFrom({ url, referer }: Seen, publicUrl: string) {
  const page = referer?.startsWith(`${publicUrl}/`) ? referer : undefined;
  const isEmbedded = page?.startsWith(`${publicUrl}/embed/`) ?? false;
  return sourceOf({ asked: askedIn(url) ?? (page ? askedIn(page) : null), referer, publicUrl, isEmbedded });
}

async function settlePressed(pressed: Pressed, { factsOf }: Settling): Promise<Counted | undefined> {
  const { profileId, kind, target, source, userId, visitor, at } = pressed;
  const device = holderOf(visitor.userAgent);
  if (device === 'nobody') return undefined;
  const facts = await factsOf(profileId);
  if (!facts || facts.ownerId === userId) return undefined;
  const isKnown = kind === 'share' ? isShareWay(target) : facts.targets.has(target);
  return isKnown ? { profileId, kind, target, source, device, visitor, at } : undefined;
}
