import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import type { AdminSettings } from '../../admin-contract.ts';
import { registry } from '../../registry.ts';
import { settingsKey } from '../admin/admin-queries.ts';

const untouched = { version: 0, updatedAt: null, updatedBy: null };

/** As on a new installation, but for what is given. */
export const settingsExample = (overrides: Partial<AdminSettings> = {}): AdminSettings => ({
  claims: { ...untouched, value: registry.claims.initial },
  contact: { ...untouched, value: registry.contact.initial },
  issuer: { ...untouched, value: registry.issuer.initial },
  holidays: { ...untouched, value: registry.holidays.initial },
  isIssuerInvented: true,
  isLive: false,
  ...overrides,
});

interface RenderOptions extends Pick<PageOptions, 'locale' | 'prepare'> {
  readonly settings?: AdminSettings | undefined;
}

/** For tests: a part as HTML, with the settings that are known. */
export const renderSettings = (element: ReactNode, { settings, prepare, ...options }: RenderOptions = {}): string =>
  renderPage(element, {
    ...options,
    at: '/admin/settings',
    prepare: (queries, api) => {
      if (settings) queries.setQueryData(settingsKey, settings);
      prepare?.(queries, api);
    },
  });
