/** Links of the page. Whatever is stored, only these protocols are rendered. */
import type { View } from './view.ts';

export const webHref = (address: string | undefined): string | undefined => {
  const url = address ? URL.parse(address) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
};

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const callHref = (number: string): string => `tel:${number.replace(/[^\d+*]/g, '')}`;
export const mailHref = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** Digits only. Star numbers have no WhatsApp. */
export function whatsappHref(number: string, text: string): string | undefined {
  if (!number.startsWith('+')) return undefined;
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?${query({ text })}` : ''}`;
}

export interface Directions {
  readonly waze: string;
  readonly maps: string;
  readonly text: string;
}

export function directionsTo({ document, localize }: View): Directions | undefined {
  const { address } = document.contact;
  if (!address) return undefined;
  const { point, postcode } = address;
  const text = [localize(address.street), [localize(address.city), postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const place = point ? `${point.latitude},${point.longitude}` : text;
  if (!place) return undefined;
  return {
    waze: `https://waze.com/ul?${query({ ...(point ? { ll: place } : { q: place }), navigate: 'yes' })}`,
    maps: `https://www.google.com/maps/dir/?${query({ api: '1', destination: place })}`,
    text,
  };
}

/** Chat apps send no referrer, so the source is a query parameter of the link. */
export const shareHrefs = (address: string, message: (address: string) => string, subject: string) => ({
  whatsapp: `https://wa.me/?${query({ text: message(`${address}?s=whatsapp`) })}`,
  mail: `mailto:?${query({ subject, body: message(address) })}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
  x: `https://x.com/intent/post?${query({ url: address, text: subject })}`,
  telegram: `https://t.me/share/url?${query({ url: address, text: subject })}`,
});
