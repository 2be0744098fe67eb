import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { draftExample } from '../testing/post-examples.ts';
import { PostPreview } from './post-preview-page.tsx';

const post = draftExample({ language: 'en' });

test('a draft is shown as readers will see it, with a link back to the editor', () => {
  const html = renderPage(<PostPreview post={post} hasUnsaved={false} />);
  for (const text of ['<h1', 'First tap', 'A card meets a phone.', 'href="/blog-admin/12"', 'dir="ltr"'])
    expect(html).toContain(text);
  expect(html).not.toContain('כולל שינויים');
});

test('shows that unsaved changes are included, and that there is no text', () => {
  const html = renderPage(<PostPreview post={{ ...post, body: [] }} hasUnsaved />);
  expect(html).toContain('כולל שינויים שעוד לא באתר');
  expect(html).toContain('עוד אין כאן טקסט');
});

test('English contains no Hebrew', () => {
  const html = renderPage(<PostPreview post={post} hasUnsaved />, { locale: 'en' });
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
});
