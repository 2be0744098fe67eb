import { type Device, isSource, type Source } from './domain.ts';

export interface SourceInput {
  /** `?s=` of the page's URL. */
  readonly sourceParam: string | null;
  readonly referer: string | undefined;
  readonly publicUrl: string;
  readonly isEmbedded: boolean;
}

export interface EventOrigin {
  readonly source: Source;
  /** The referring site, unless it is ours. */
  readonly host: string | undefined;
}

const maxHost = 100;
const whatsapp = /(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp(\.|$)/;

/** The source of a visit: the frame it is embedded in, the URL parameter, another site, or direct. */
export function sourceOf({ sourceParam, referer, publicUrl, isEmbedded }: SourceInput): EventOrigin {
  const host = foreignHost(referer, publicUrl);
  if (isEmbedded) return { source: 'embed', host };
  if (isSource(sourceParam)) return { source: sourceParam, host };
  if (!host) return { source: 'direct', host };
  return { source: whatsapp.test(host) ? 'whatsapp' : 'link', host };
}

function foreignHost(referer: string | undefined, publicUrl: string): string | undefined {
  const url = referer ? URL.parse(referer) : null;
  if (!url || !['http:', 'https:', 'android-app:'].includes(url.protocol)) return undefined;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  const isOwn = url.host === URL.parse(publicUrl)?.host;
  return isOwn || !host || host.length > maxHost ? undefined : host;
}

const tablet = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i;
const phone = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|Windows Phone/i;

/** The device by user agent. A tablet that identifies as a computer is counted as one. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'computer';
}
