import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import type { Example } from '../contract.ts';
import { ExamplesPage } from './index.ts';

const florist: Example = {
  id: 4,
  slug: 'givol-flowers',
  address: '/p/givol-flowers',
  name: 'Givol "<b>" & co',
  title: 'Flowers',
  field: 'shops',
  template: 'market',
  language: 'he',
};
const other: Example = { ...florist, id: 5, slug: 'א/ב', name: 'Other', field: 'other', template: 'hologram' };
const nothing = () => undefined;

const page = (locale: Locale, examples: Example[] | undefined): string =>
  renderPage(<ExamplesPage examples={examples} onRetry={nothing} onRegister={nothing} onDemo={nothing} />, { locale });

describe.each(['he', 'en'] as const)('the examples in %s', (locale) => {
  const html = page(locale, [florist, other]);

  it('are pictures until the page runs', () => {
    expect(html).not.toContain('<iframe');
    expect(html.match(/<img[^>]*src="[^"]*givol-flowers[^"]*\.webp"[^>]*loading="lazy"/g)).toHaveLength(1);
  });

  it('have a picture each', () => {
    const seeds = Object.values(
      import.meta.glob<{ slug: string }>('../server/profiles/example-*.json', { eager: true }),
    );
    const pictures = Object.keys(import.meta.glob('./pictures/*.webp')).map((path) => basename(path, '.webp'));
    expect(pictures.toSorted()).toEqual(seeds.map(({ slug }) => slug).toSorted());
  });

  it('link to the profiles, with escaped names', () => {
    expect(html).toContain('href="/p/givol-flowers"');
    expect(html).toContain('Givol &quot;&lt;b&gt;&quot; &amp; co');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('are on a page of sound HTML', () => {
    // A profile's own name may be in another language.
    expectSoundHtml(page(locale, [florist]), locale);
  });

  it('can be filtered by the fields in use, “all” first', () => {
    const values = [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(values).toEqual(['all', 'shops', 'other']);
  });

  it('show a button when there are none or loading fails', () => {
    for (const examples of [[], undefined]) {
      expect(page(locale, examples)).not.toContain('<iframe');
      expect(page(locale, examples)).toContain('<button');
    }
  });
});
