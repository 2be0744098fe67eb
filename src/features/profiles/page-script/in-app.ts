import { first, show } from './find.ts';

const apps = /FBA[NV]|FB_IAB|Instagram|LinkedInApp|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest\/|Line\//i;

/** In-app browsers, which cannot save a contact. */
export const isInApp = (agent: string): boolean => apps.test(agent);

/** An Android intent that opens the default browser, with the URL itself as the fallback. */
export function intentFor(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(address)};end`;
}

export function offerBrowser(agent: string): void {
  const bar = first('[data-in-app]');
  if (!bar || !isInApp(agent)) return;
  const open = first<HTMLAnchorElement>('[data-intent]', bar);
  if (open && /Android/.test(agent)) {
    open.href = intentFor(bar.dataset.inApp ?? location.href);
    open.hidden = false;
  }
  first('[data-hide]', bar)?.addEventListener('click', () => bar.remove());
  show(bar);
}
