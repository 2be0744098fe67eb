import { describe, expect, test } from 'vitest';
import { deviceOf, sourceOf } from './source.ts';

const publicUrl = 'https://negia.example';
const from = (referer?: string, sourceParam: string | null = null, isEmbedded = false) =>
  sourceOf({ sourceParam, referer, publicUrl, isEmbedded });

describe('the source of a visit', () => {
  test.each([
    ['straight here', from(), 'direct', undefined],
    ['by what the address says', from(undefined, 'nfc'), 'nfc', undefined],
    ['by what the address says, from somewhere', from('https://www.news.example/a', 'qr'), 'qr', 'news.example'],
    ['not by what it makes up', from(undefined, 'billboard'), 'direct', undefined],
    ['by another site', from('https://www.Google.com/'), 'link', 'google.com'],
    ['by another port', from('http://negia.example:8080/'), 'link', 'negia.example'],
    ['from a page of ours', from('https://negia.example/examples'), 'direct', undefined],
    ['from a chat', from('https://web.whatsapp.com/'), 'whatsapp', 'web.whatsapp.com'],
    ['from a chat on a phone', from('android-app://com.whatsapp/'), 'whatsapp', 'com.whatsapp'],
    ['not from a chat with such a name', from('https://notwhatsapp.com/'), 'link', 'notwhatsapp.com'],
    ['in a frame', from('https://shop.example/about', 'qr', true), 'embed', 'shop.example'],
    ['from nonsense', from('::::'), 'direct', undefined],
    ['from a script', from('javascript:alert(1)'), 'direct', undefined],
    ['from a name without an end', from(`https://${'a.'.repeat(100)}example/`), 'direct', undefined],
  ])('%s', (_, origin, source, host) => {
    expect(origin).toEqual({ source, host });
  });
});

describe('the visitor’s device', () => {
  test.each([
    ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'],
    ['phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36'],
    ['phone', 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148 Safari/604.1'],
    ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0.0.0 Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0'],
    ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
    ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    ['computer', ''],
  ])('%s: %s', (device, agent) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
