import { describe, expect, test } from 'vitest';
import { videoOf } from '../blocks/video/view.tsx';
import { contrast, edgeRatio } from '../design/colour-contrast.ts';
import { monogramOf } from '../name-of-profile.ts';
import { networks } from '../networks.ts';
import { type Brand, brands, iconPaths, linkIcon } from './icon.tsx';
import { leadConsent } from './lead-consent.ts';
import { fullProfile } from './testing/full-profile.ts';

test.each([
  ['נועה ברק', 'נב'],
  ['Noa Barak', 'NB'],
  ['אבי', 'א'],
  ['עו״ד דנה לוי', 'דל'],
  ['ד״ר אלכסנדרה', 'א'],
  ['חב״ד תל אביב', 'חת'],
  ['ד״ר. דנה לוי', 'דל'],
  ["ד' דנה לוי", 'דל'],
  ['בן־ציון כהן', 'בצ'],
  ['jane', 'J'],
  ['☕ קפה', 'ק'],
  ['☕', '☕'],
  ['', ''],
])('the monogram of %s is %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});

describe('videos', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ])('%s is embedded from the cookieless YouTube domain', (address, id) => {
    expect(videoOf(address)?.player).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?`));
  });

  test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
    '%s is recognized as Vimeo',
    (address) => {
      expect(videoOf(address)).toEqual({
        site: 'Vimeo',
        player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      });
    },
  );

  test.each(['https://www.youtube.com/', 'https://youtu.be/"><script>', 'https://vimeo.com/about', 'nonsense'])(
    '%s is not recognized as a video',
    (address) => {
      expect(videoOf(address)).toBeUndefined();
    },
  );
});

test.each([
  ['https://instagram.com/noa', 'instagram'],
  ['https://www.google.com/maps/place/x', 'google-maps'],
  ['https://calendly.com/noa', 'calendar'],
  ['https://wolt.com/he/isr', 'food'],
  ['https://soundcloud.com/noa', 'soundcloud'],
  ['https://www.bitpay.co.il/app/1', 'bit'],
  ['https://payboxapp.page.link/1', 'PayBox'],
  ['https://bitpay.co.il.example/', 'link'],
  ['https://barak.example/', 'link'],
])('%s has the icon %s', (address, icon) => {
  expect(linkIcon(address)).toBe(icon);
});

test('every icon is a path that starts with a move command', () => {
  for (const path of [...Object.values(iconPaths), ...Object.values(brands).map(({ path }) => path)])
    expect(path).toMatch(/^M[-\d.]+[ ,-][-\d.]/);
});

test('every network has its own mark, visible on its tile', () => {
  for (const { id, hosts } of networks) {
    expect(linkIcon(`https://${hosts[0]}/x`)).toBe(id);
    const { colour, ink = '#ffffff' }: Brand = brands[id];
    expect([id, contrast(colour, ink) >= edgeRatio]).toEqual([id, true]);
  }
});

test('the consent texts name the owner in the requested language', () => {
  expect(leadConsent(fullProfile(), 'he').consent).toContain('נועה ברק');
  expect(leadConsent(fullProfile(), 'en').marketing).toContain('Noa Barak');
});
