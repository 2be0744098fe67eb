import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { DraftPost } from '../../../../contract.ts';
import { draftExample } from '../../testing/post-examples.ts';
import { createUploads, PostContext } from '../state/post-session.ts';
import { createPostWork, statusNow } from '../state/post-work.ts';
import { TopBar } from './top-bar.tsx';

function render(change: Partial<DraftPost>, title?: string, locale: Locale = 'he') {
  const work = createPostWork(draftExample(change), {
    save: () => new Promise(() => undefined),
    isPublic: (post) => statusNow(post) === 'published',
    onSaved: () => undefined,
  });
  if (title) work.change({ title });
  work.stop();
  const uploads = createUploads(
    () => new Promise(() => undefined),
    () => '',
  );
  return renderPage(
    <PostContext value={{ work, uploads }}>
      <TopBar />
    </PostContext>,
    { locale },
  );
}

const past = '2026-01-01T08:00:00.000Z';
const future = '2999-01-01T08:00:00.000Z';

describe('the editor bar', () => {
  test('a draft can be published, and is shown as saved', () => {
    const html = render({});
    for (const text of ['טיוטה', '>פרסום<', 'נשמר', 'href="/blog-admin/12/preview"', 'href="/blog-admin"'])
      expect(html).toContain(text);
    expect(html).not.toContain('עדכון הפוסט');
  });

  test('a scheduled post shows its time', () => {
    const html = render({ publishAt: future });
    expect(html).toContain('מתוזמן');
    expect(html).toContain(`dateTime="${future}"`);
  });

  test('a published post is updated by a button, disabled until something changed', () => {
    expect(render({ publishAt: past })).toMatch(/<button[^>]*disabled=""[^>]*>עדכון הפוסט/);
    const changed = render({ publishAt: past }, 'Another title');
    expect(changed).toContain('יש שינויים שעוד לא באתר');
    expect(changed).not.toContain('disabled=""');
  });

  test('uses the clock instead of an outdated status from the server', () => {
    expect(render({ publishAt: past, status: 'scheduled' })).toContain('עדכון הפוסט');
  });

  testHtmlInBothLanguages((locale) => [render({ publishAt: past }, 'Another title', locale)]);
});
