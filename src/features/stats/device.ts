import type { Device } from './domain.ts';

const tablet = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i;
const phone = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|Windows Phone/i;

/** The device by user agent. A tablet that identifies as a computer is counted as one. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'computer';
}
