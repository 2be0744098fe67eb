import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AccountBanner } from '../bars/account-banner.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';

const render = (element: React.ReactNode, locale: Locale) => renderPage(element, { locale });

test('announces the view-only mode to screen readers too, and has a button to stop', () => {
  const html = render(<ImpersonationBar />, 'en');
  expect(html).toContain('role="status"');
  expect(html).toMatch(/View only/);
  expect(html).toMatch(/<button[^>]*>Stop viewing/);
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(render(<ImpersonationBar />, 'he')).toContain('סיום הצפייה');
});

test('renders nothing without impersonation', () => {
  expect(render(<AccountBanner />, 'he')).toBe('');
});
