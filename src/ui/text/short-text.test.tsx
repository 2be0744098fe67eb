import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShortText } from './short-text.tsx';

const name = 'סטודיו WOW! עיצוב & Branding בע״מ';

test('a mixed name of two lines is complete', () => {
  const html = renderToStaticMarkup(<ShortText text={name} />);
  expect(html).toContain('סטודיו WOW! עיצוב &amp; Branding בע״מ</bdi>');
  expect(html).not.toContain('title=');
});

test('a longer one loses its end, in the order of reading, and keeps all of it as its title', () => {
  const html = renderToStaticMarkup(<ShortText text={name} maxLength={28} />);
  expect(html).toContain('>סטודיו WOW! עיצוב &amp;…</bdi>');
  expect(html).toContain('title="סטודיו WOW! עיצוב &amp; Branding בע״מ"');
});
