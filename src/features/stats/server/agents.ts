import { isbot } from 'isbot';
import { deviceOf } from '../device.ts';
import type { Device } from '../domain.ts';

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
export function holderOf(userAgent: string): Device | 'nobody' {
  const agent = userAgent.length > longest ? userAgent.slice(0, longest) : userAgent;
  const found = known.get(agent);
  if (found) return found;
  if (known.size >= maxKnown) known.clear();
  const isPerson = agent.trim() !== '' && !previews.test(agent) && !isbot(agent);
  const answer = isPerson ? deviceOf(agent) : 'nobody';
  known.set(agent, answer);
  return answer;
}
