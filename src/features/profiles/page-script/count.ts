import { first } from './find.ts';

const shared: Readonly<Record<string, string>> = { mailto: 'mail', wa: 'whatsapp', t: 'telegram' };

/** The sharing channel of a link. */
export function shareName(href: string): string | undefined {
  const site = /^(?:https:\/\/(?:www\.)?)?(mailto|wa|t|facebook|linkedin|x)\b/.exec(href)?.[1];
  return site && (shared[site] ?? site);
}

const contactActions: readonly (readonly [RegExp, string])[] = [
  [/^tel:/, 'call'],
  [/^mailto:/, 'mail'],
  [/^https:\/\/wa\.me\//, 'whatsapp'],
  [/^https:\/\/waze\.com\//, 'waze'],
  [/^https:\/\/www\.google\.com\/maps\/dir\//, 'maps'],
  [/^https?:/, 'website'],
];

/** The owner's contact links have fixed names; any other link is named by its URL, a file without its query. */
export const clickName = (href: string, isContactAction: boolean): string =>
  (isContactAction && contactActions.find(([pattern]) => pattern.test(href))?.[1]) ||
  href.replace(/^(\/files\/[^?]*)\?.*/, '$1');

function clickEventOf(element: HTMLElement): { kind: 'click' | 'share'; target: string } | undefined {
  const { dataset, parentElement } = element;
  if ('copy' in dataset) return { kind: 'share', target: 'copy' };
  if ('share' in dataset) return 'share' in navigator ? { kind: 'share', target: 'system' } : undefined;
  // Opening the panel shows the QR code to people nearby, so it counts as a share.
  if (element.matches('[data-panel]>summary:first-child'))
    return parentElement?.hasAttribute('open') ? undefined : { kind: 'share', target: 'qr' };
  const href = element.getAttribute('href');
  // Contact downloads are counted by the server, and links to our own pages are not counted.
  if (!href || /^[#/](?!files)/.test(href) || element.closest('.foot,.gallery')) return undefined;
  if (!element.closest('.share,.inapp'))
    return { kind: 'click', target: clickName(href, !!element.closest('.quick,.details,.lead')) };
  const target = shareName(href);
  return target ? { kind: 'share', target } : undefined;
}

/** The source of this visit, as far as the page can determine it. */
export function sourceOf({ pathname, search, origin }: Location): string | null {
  if (pathname.startsWith('/embed/')) return 'embed';
  const { referrer } = document;
  return new URLSearchParams(search).get('s') ?? (referrer && !referrer.startsWith(`${origin}/`) ? 'link' : null);
}

/** Reports clicks with fire-and-forget requests; nothing is stored on the client. */
export function trackClicks(): void {
  const id = first('[data-profile]')?.dataset.profile;
  const source = sourceOf(location);
  const sendClick = ({ target, button }: MouseEvent) => {
    const clicked = (target as Element).closest<HTMLElement>('a,button,summary');
    const event = clicked && button < 2 && clickEventOf(clicked);
    if (event)
      navigator.sendBeacon(
        `/api/profiles/${id}/events`,
        new Blob([JSON.stringify({ ...event, source })], { type: 'application/json' }),
      );
  };
  if (!id) return;
  // Listens in the capture phase, because some clicked elements are removed by their own handlers.
  addEventListener('click', sendClick, true);
  addEventListener('auxclick', sendClick, true);
}
