import { normalizePhone } from '#base/phone.ts';

/** Well-known networks. The labels are brand names, the same in every language. */
export interface Network {
  readonly id: string;
  readonly label: string;
  readonly hosts: readonly string[];
  /** The URL of a handle; undefined if the network has no such handles. */
  readonly profile?: (handle: string) => string | undefined;
}

export const networks = [
  {
    id: 'instagram',
    label: 'Instagram',
    hosts: ['instagram.com', 'instagr.am', 'ig.me'],
    profile: at('https://www.instagram.com/'),
  },
  {
    id: 'facebook',
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
    profile: at('https://www.facebook.com/'),
  },
  {
    id: 'linkedin',
    label: 'LinkedIn',
    hosts: ['linkedin.com', 'lnkd.in'],
    profile: at('https://www.linkedin.com/in/'),
  },
  { id: 'x', label: 'X', hosts: ['x.com', 'twitter.com'], profile: at('https://x.com/') },
  { id: 'tiktok', label: 'TikTok', hosts: ['tiktok.com'], profile: at('https://www.tiktok.com/@') },
  { id: 'youtube', label: 'YouTube', hosts: ['youtube.com', 'youtu.be'], profile: at('https://www.youtube.com/@') },
  { id: 'whatsapp', label: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'], profile: toWhatsApp },
  { id: 'telegram', label: 'Telegram', hosts: ['t.me', 'telegram.me'], profile: at('https://t.me/') },
  {
    id: 'pinterest',
    label: 'Pinterest',
    hosts: ['pinterest.com', 'pin.it'],
    profile: at('https://www.pinterest.com/'),
  },
  { id: 'threads', label: 'Threads', hosts: ['threads.net', 'threads.com'], profile: at('https://www.threads.com/@') },
  { id: 'github', label: 'GitHub', hosts: ['github.com', 'github.io'], profile: at('https://github.com/') },
  { id: 'behance', label: 'Behance', hosts: ['behance.net'], profile: at('https://www.behance.net/') },
  {
    id: 'spotify',
    label: 'Spotify',
    hosts: ['spotify.com', 'spoti.fi'],
    profile: at('https://open.spotify.com/user/'),
  },
  { id: 'waze', label: 'Waze', hosts: ['waze.com'] },
  { id: 'google-maps', label: 'Google Maps', hosts: ['maps.google.com', 'maps.app.goo.gl', 'g.page'] },
  { id: 'vimeo', label: 'Vimeo', hosts: ['vimeo.com'], profile: at('https://vimeo.com/') },
  { id: 'soundcloud', label: 'SoundCloud', hosts: ['soundcloud.com'], profile: at('https://soundcloud.com/') },
  { id: 'dribbble', label: 'Dribbble', hosts: ['dribbble.com'], profile: at('https://dribbble.com/') },
  { id: 'medium', label: 'Medium', hosts: ['medium.com'], profile: at('https://medium.com/@') },
] as const satisfies readonly Network[];

/** Punctuation alone names nobody; a browser would drop `.` and `..` from the path. */
function at(start: string): (handle: string) => string | undefined {
  return (handle) => (/^(?=.*\w)[\w.+-]{1,100}$/.test(handle) ? start + encodeURIComponent(handle) : undefined);
}

/** Accepts a number without its leading zero or plus as well; star numbers have no WhatsApp. */
function toWhatsApp(typed: string): string | undefined {
  const number = ['', '0', '+'].map((start) => normalizePhone(start + typed)).find(Boolean);
  return number?.startsWith('+') ? `https://wa.me/${number.slice(1)}` : undefined;
}

const isOn = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

/** The known network of a URL. */
export function networkOf(address: string): (typeof networks)[number] | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (/(?:^|\.)google(?:\.[a-z]{2,4}){1,2}$/.test(url.hostname) && url.pathname.startsWith('/maps'))
    return findNetwork('google-maps');
  return networks.find(({ hosts }) => hosts.some((known) => isOn(url.hostname, known)));
}

export const findNetwork = (id: string): (typeof networks)[number] | undefined =>
  networks.find((network) => network.id === id.trim().toLowerCase());

/** The URL for what users type beside a network's name: `@dana`, `dana`, a host and path, or a full URL. */
export function addressOn(id: string, typed: string): string | undefined {
  const text = typed.trim();
  const network: Network | undefined = findNetwork(id);
  if (/^https?:\/\//i.test(text)) return URL.parse(text)?.href;
  const asAddress = URL.parse(`https://${text}`);
  if (asAddress && networkOf(asAddress.href)) return asAddress.href;
  return network?.profile?.(text.replace(/^@/, ''));
}
