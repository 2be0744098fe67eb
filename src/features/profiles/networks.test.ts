import { describe, expect, test } from 'vitest';
import { addressOn, findNetwork, networkOf, networks } from './networks.ts';

test.each([
  ['https://www.instagram.com/noa', 'instagram'],
  ['https://m.facebook.com/noa', 'facebook'],
  ['https://il.linkedin.com/in/noa', 'linkedin'],
  ['https://twitter.com/noa', 'x'],
  ['https://vm.tiktok.com/1', 'tiktok'],
  ['https://youtu.be/1', 'youtube'],
  ['https://wa.me/972501234567', 'whatsapp'],
  ['https://t.me/noa', 'telegram'],
  ['https://pin.it/1', 'pinterest'],
  ['https://www.threads.net/@noa', 'threads'],
  ['https://github.com/noa', 'github'],
  ['https://www.behance.net/noa', 'behance'],
  ['https://open.spotify.com/x', 'spotify'],
  ['https://ul.waze.com/ul', 'waze'],
  ['https://maps.app.goo.gl/1', 'google-maps'],
  ['https://www.google.co.il/maps/place/1', 'google-maps'],
])('recognizes %s as %s', (address, id) => {
  expect(networkOf(address)?.id).toBe(id);
});

test.each([
  'https://notx.com/',
  'https://instagram.com.evil.example/',
  'https://www.google.com/search',
  'nonsense',
  '',
])('recognizes no network in %s', (address) => {
  expect(networkOf(address)).toBeUndefined();
});

describe('building an address from typed text', () => {
  test.each([
    ['instagram', '@dana.levi', 'https://www.instagram.com/dana.levi'],
    ['tiktok', 'dana', 'https://www.tiktok.com/@dana'],
    ['linkedin', 'dana-levi', 'https://www.linkedin.com/in/dana-levi'],
    ['whatsapp', '050-1234567', 'https://wa.me/972501234567'],
    ['whatsapp', '+972 50 123 4567', 'https://wa.me/972501234567'],
    ['whatsapp', '50-123-4567', 'https://wa.me/972501234567'],
    ['whatsapp', '972501234567', 'https://wa.me/972501234567'],
    ['whatsapp', '+44 20 7946 0000', 'https://wa.me/442079460000'],
    ['whatsapp', 'abc', undefined],
    ['whatsapp', '@', undefined],
    ['whatsapp', '050-123', undefined],
    ['whatsapp', '*1234', undefined],
    ['instagram', '@', undefined],
    ['instagram', '..', undefined],
    ['telegram', '+', undefined],
    ['facebook', 'facebook.com/dana', 'https://facebook.com/dana'],
    ['x', 'https://x.com/dana', 'https://x.com/dana'],
    ['waze', 'dana', undefined],
    ['instagram', 'dana levi', undefined],
    ['instagram', 'javascript:alert(1)', undefined],
    ['nowhere', '@dana', undefined],
  ])('on %s from %s', (id, typed, address) => {
    expect(addressOn(id, typed)).toBe(address);
  });
});

test('finds networks by name in any case, and their ids are unique', () => {
  expect(findNetwork(' Instagram ')?.label).toBe('Instagram');
  expect(new Set(networks.map(({ id }) => id)).size).toBe(networks.length);
});
