import { describe, expect, test } from 'vitest';
import { readPublicAddress } from './public-address.ts';

describe('page addresses', () => {
  test.each([
    ['/p/dana', 'slug', 'dana'],
    ['/p/Dana', 'slug', 'dana'],
    ['/p/12', 'id', '12'],
    ['/p/012', 'slug', '012'],
    ['/p/12345678901', 'slug', '12345678901'],
    ['/@Dana.Levi', 'username', 'dana.levi'],
    ['/%40dana', 'username', 'dana'],
    ['/@%D7%93%D7%A0%D7%94', 'username', 'דנה'],
    ['/dana-levi', 'custom', 'dana-levi'],
    ['/%D7%93%D7%A0%D7%94', 'custom', 'דנה'],
    ['/%d7%93%d7%a0%d7%94', 'custom', 'דנה'],
    [encodeURI('/דָּנָה'), 'custom', 'דנה'],
    ['/דנה', 'custom', 'דנה'],
  ])('%s is the page with the %s %s', (path, by, name) => {
    expect(readPublicAddress(path)).toEqual({ by, name, resource: { kind: 'page' } });
  });

  test.each([
    '/',
    '/p/',
    '/p',
    '/@',
    '/a/b',
    '/p/a/b',
    '/%',
    '/%FF',
    '/%00',
    '/p/%2e%2e',
    '/embed/',
    `/${'a'.repeat(99)}`,
  ])('%s is undefined or has a safe name', (path) => {
    const address = readPublicAddress(path);
    expect(address === undefined || !/[/\0]/.test(address.name)).toBe(true);
    if (['/', '/p/', '/@', '/a/b', '/%', '/%FF', '/%00', '/embed/'].includes(path)) expect(address).toBeUndefined();
  });
});

describe('resources of a page', () => {
  test.each([
    ['/p/dana.vcf', { kind: 'vcf' }],
    ['/p/dana/draft', { kind: 'draft' }],
    ['/p/dana/qr.svg', { kind: 'qr', format: 'svg' }],
    ['/p/dana/qr.png', { kind: 'qr', format: 'png' }],
    ['/p/dana/qr.pdf', { kind: 'qr', format: 'pdf' }],
    ['/p/dana/draft.jpg', { kind: 'draft-preview' }],
    ['/p/dana/manifest.webmanifest', { kind: 'manifest' }],
    ['/p/dana/icon-192.png', { kind: 'icon', size: 192 }],
    ['/p/dana/preview-abcDEF_-12.jpg', { kind: 'preview', hash: 'abcDEF_-12' }],
    ['/embed/dana', { kind: 'embedded' }],
  ])('%s', (path, resource) => {
    expect(readPublicAddress(path)).toEqual({ by: 'slug', name: 'dana', resource });
  });

  test('work with every kind of address', () => {
    expect(readPublicAddress('/@dana.vcf')).toEqual({ by: 'username', name: 'dana', resource: { kind: 'vcf' } });
    expect(readPublicAddress('/%D7%93%D7%A0%D7%94/qr.svg')).toMatchObject({ by: 'custom', name: 'דנה' });
    expect(readPublicAddress('/p/7/icon-512.png')).toMatchObject({ by: 'id', resource: { size: 512 } });
  });

  test.each(['/p/dana/icon-9999.png', '/p/dana/qr.gif', '/p/dana/preview-.jpg', '/embed/a/b'])(
    '%s is not an address',
    (path) => {
      expect(readPublicAddress(path)).toBeUndefined();
    },
  );
});
