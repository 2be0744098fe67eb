import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';

const render = (element: React.ReactNode, locale: Locale) => {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>{element}</LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
};

test('says that it is a view only, to screen readers too, and has the way back', () => {
  const html = render(<ImpersonationBar />, 'en');
  expect(html).toContain('role="status"');
  expect(html).toMatch(/View only/);
  expect(html).toMatch(/<button[^>]*>Stop viewing/);
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(render(<ImpersonationBar />, 'he')).toContain('סיום הצפייה');
});

test('whoever looks with their own eyes sees nothing of it', () => {
  expect(render(<ImpersonationBanner />, 'he')).toBe('');
});
