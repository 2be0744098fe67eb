import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { TransferLink } from './transfer-section.tsx';

const link = 'https://negia.example/tag-offers/abcdefghijklmnopqrstuvwx';

test('shows the full link and a link to share it', () => {
  const html = renderPage(<TransferLink link={link} email="" onClose={() => undefined} />);
  expect(html).toContain(`<bdi dir="ltr">${link}</bdi>`);
  expect(html).toContain(`${encodeURIComponent(link)}"`);
  expect(html).toContain('https://wa.me/?text=');
  expect(html).not.toContain('שלחנו את הקישור');
});

test('shows the address that the link was emailed to', () => {
  const html = renderPage(<TransferLink link={link} email="dan@cards.example" onClose={() => undefined} />);
  expect(html).toMatch(/שלחנו את הקישור גם אל <bdi dir="ltr"[^>]*>dan@cards\.example/);
});
