import type { Device } from './domain.ts';

const tablet = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i;
const phone = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|Windows Phone/i;

/** What the browser says it runs on. A tablet that calls itself a computer is taken at its word. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'computer';
}
