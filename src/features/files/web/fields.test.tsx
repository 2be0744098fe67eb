import { describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { pictureId } from '../picture-id.ts';
import { Failed, Sending } from './file-box.tsx';
import { DocumentField, GalleryUploads, PictureField, StoredPicture, uploadDocument, uploadPicture } from './index.ts';

const file = pictureId({ hash: 'abcdefghijklmnopqrst23', width: 800, height: 600, colour: '#aabbcc' });
const nothing = () => undefined;

const render = (element: React.ReactNode, locale: Locale = 'he'): string => renderPage(element, { locale });

const states = {
  'no picture': <PictureField label="P" value={undefined} onChange={nothing} altHint="H" aspect={1} isRound />,
  'a picture': (
    <PictureField label="P" value={{ file, alt: { en: 'Dana' } }} onChange={nothing} altHint="H" aspect={3} />
  ),
  'two languages': (
    <PictureField label="P" value={{ file, alt: {} }} onChange={nothing} altHint="H" languages={['he', 'en']} />
  ),
  'no document': <DocumentField label="D" value={undefined} onChange={nothing} />,
  'a document': <DocumentField label="D" value={{ file: 'd_x', name: 'menu.pdf' }} onChange={nothing} />,
  'an empty gallery': <GalleryUploads capacity={3} onAdd={nothing} />,
  'one that is sent': <Sending name="a.jpg" fraction={0.4} onCancel={nothing} />,
  'one that failed': <Failed name="a.jpg" message="why" onRetry={nothing} onDismiss={nothing} />,
};

describe.each(locales)('in %s', (locale) => {
  test.each(Object.entries(states))('%s: is sound HTML without a raw translation key', (_, element) => {
    const html = render(element, locale);
    expectSoundHtml(html, locale);
    expect(html).not.toMatch(/uploads\.\w/);
  });
});

test('an empty field accepts supported picture types, and never SVG', () => {
  const html = render(states['no picture']);
  expect(html).toContain('בחירת תמונה');
  expect(html).toMatch(/<input type="file" accept="image\/jpeg,[^"]*" hidden/);
  expect(html).not.toContain('svg+xml');
  expect(html).not.toContain('מה רואים בתמונה');
});

test('a picture is shown from /files with its description, and buttons to replace and remove it', () => {
  const html = render(states['a picture'], 'en');
  for (const text of ['src="/files/abcdefghijklmnopqrst23-320.webp"', 'alt="Dana"', 'value="Dana"', '>H</p>'])
    expect(html).toContain(text);
  for (const label of ['Replace: P', 'Remove: P']) expect(html).toContain(`aria-label="${label}"`);
});

test('each language of a profile has its own description', () => {
  const html = render(states['two languages'], 'en');
  expect(html).toContain('What the picture shows, in Hebrew');
  expect(html).toContain('What the picture shows, in English');
  expect(html).toMatch(/<input[^>]*lang="he"/);
});

test('an upload shows its progress, and “Nearly there” once all is sent', () => {
  expect(render(states['one that is sent'], 'en')).toContain('Uploading… 40%');
  expect(render(states['one that is sent'], 'en')).toMatch(
    /<progress[^>]*value="0\.4"[^>]*aria-label="Upload progress: a.jpg"/,
  );
  const last = render(<Sending name="a.jpg" fraction={1} onCancel={nothing} />, 'en');
  expect(last).toContain('Nearly there');
  expect(last).not.toMatch(/<progress[^>]*value=/);
});

test('a failed upload shows the reason, and a retry only if it can be retried', () => {
  expect(render(states['one that failed'], 'en')).toMatch(/role="alert".*why.*Try again.*Dismiss/);
  const refused = render(<Failed name="a" message="why" onDismiss={nothing} />, 'en');
  expect(refused).not.toContain('Try again');
  expect(refused).toMatch(/data-variant="default"[^>]*>.*Dismiss/);
});

test('a document links to its file', () => {
  expect(render(states['a document'])).toContain('href="/files/d_x.pdf"');
});

test('a full gallery disables its upload button', () => {
  expect(render(<GalleryUploads capacity={0} onAdd={nothing} />)).toMatch(/<button[^>]*disabled=""/);
});

test('an invalid picture id renders nothing', () => {
  expect(render(<StoredPicture file="javascript:alert(1)" alt="x" />)).toBe('');
});

test('consecutive uploads each report their own progress', async () => {
  const stored = { id: file };
  const upload = vi.fn(async (_endpoint, _input, options) => {
    options?.onProgress?.(1);
    return stored;
  });
  const api = { upload } as never;
  const progressValues: number[] = [];
  for (const name of ['a.jpg', 'b.jpg'])
    expect(
      await uploadPicture(api, new Blob(['x']), { name, onProgress: (fraction) => progressValues.push(fraction) }),
    ).toBe(stored);
  await uploadDocument(api, new Blob(['x']));
  expect(progressValues).toEqual([1, 1]);
  expect(upload.mock.calls.map(([, { name, fields }]) => [name, fields.kind])).toEqual([
    ['a.jpg', 'picture'],
    ['b.jpg', 'picture'],
    ['document.pdf', 'document'],
  ]);
});
