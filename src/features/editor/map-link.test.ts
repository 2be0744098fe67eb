import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { isShortMapLink, parseMapPoint, pointText } from './map-link.ts';

const telAviv = { latitude: 32.0741, longitude: 34.7925 };

test.each([
  '32.0741, 34.7925',
  '(32.0741,34.7925)',
  '\u200e32.0741,\u00a034.7925\u200f',
  'https://www.google.com/maps/place/Dizengoff/@32.08,34.78,17z/data=!3m1!4b1!4m6!3d32.0741!4d34.7925',
  'https://www.google.com/maps/@32.0741,34.7925,15z',
  'https://www.google.com/maps?q=32.0741,34.7925',
  'https://www.google.com/maps/search/?api=1&query=32.0741%2C34.7925',
  'https://www.google.com/maps/dir/?api=1&destination=32.0741,34.7925',
  'https://www.google.com/maps/search/32.0741,+34.7925',
  'https://maps.google.com/?ll=32.0741,34.7925',
  'https://waze.com/ul?ll=32.0741,34.7925&navigate=yes',
  'https://www.waze.com/he/live-map/directions?to=ll.32.0741%2C34.7925',
  'https://maps.apple.com/?ll=32.0741,34.7925&q=Studio',
  'https://www.openstreetmap.org/?mlat=32.0741&mlon=34.7925#map=17/32.07/34.79',
  'geo:32.0741,34.7925?z=17',
])('parses coordinates from %s', (typed) => {
  expect(parseMapPoint(typed)).toEqual(telAviv);
});

test('parses negative coordinates for the southern and western hemispheres', () => {
  expect(parseMapPoint('-33.8688, -151.2093')).toEqual({ latitude: -33.8688, longitude: -151.2093 });
});

test.each([
  '',
  'דיזנגוף 50 תל אביב',
  '32.07',
  '91, 34',
  '32, 181',
  '32.0741, 34.7925, 12',
  'https://maps.app.goo.gl/abc',
  'javascript:alert(32.1,34.1)',
  'https://www.google.com/maps/place/%E0%A4%A',
])('rejects %s', (typed) => {
  expect(parseMapPoint(typed)).toBeUndefined();
});

test('distinguishes a short map link from an invalid one', () => {
  expect(isShortMapLink('https://maps.app.goo.gl/abc')).toBe(true);
  expect(isShortMapLink('https://www.google.com/maps')).toBe(false);
});

test('a formatted point parses back to the same point', () => {
  const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((micro) => micro / 1e6);
  const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((micro) => micro / 1e6);
  forAll(fc.record({ latitude, longitude }), (point) => {
    expect(parseMapPoint(pointText(point))).toEqual({ latitude: point.latitude + 0, longitude: point.longitude + 0 });
  });
});
