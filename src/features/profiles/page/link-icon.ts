import { networkOf } from '../networks.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
const networkIcons: Readonly<Record<string, IconName>> = {
  'google-maps': 'pin',
  vimeo: 'play',
  soundcloud: 'music',
  medium: 'file',
};

/** What an address is about, as far as its host tells. */
const hints: readonly (readonly [RegExp, IconName])[] = [
  [/calendly|cal\.com|calendar|booking|simplybook|tor4you|easyweek|setmore|acuity/, 'calendar'],
  [/wolt|10bis|tenbis|ontopo|tabit|mishloha|rest\.co\.il/, 'food'],
  [/shop|store|etsy|amazon|ebay|aliexpress/, 'bag'],
  [/drive\.google|docs\.google|dropbox|\.pdf$/, 'file'],
  [/bitpay|paybox|paypal|stripe|meshulam|grow\.link/, 'card'],
  [/^[^/]*\/\/[^/]*apple\.com\/.*music|music\.|deezer|tidal/, 'music'],
  [/flickr|unsplash|500px|photos\./, 'image'],
  [/easy\.co\.il|midrag|review|trustpilot/, 'star'],
];

export function linkIcon(address: string): IconName {
  const network = networkOf(address)?.id ?? '';
  if (isIcon(network)) return network;
  return networkIcons[network] ?? hints.find(([pattern]) => pattern.test(address))?.[1] ?? 'link';
}
