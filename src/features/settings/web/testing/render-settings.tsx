import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import type { AdminSettings } from '../../admin-contract.ts';
import { registry } from '../../registry.ts';
import { settingsKey } from '../admin/admin-queries.ts';

const untouched = { version: 0, updatedAt: null, updatedBy: null };

/** The settings of a new installation, with overrides. */
export const settingsExample = (overrides: Partial<AdminSettings> = {}): AdminSettings => ({
  claims: { ...untouched, value: registry.claims.initial },
  contact: { ...untouched, value: registry.contact.initial },
  issuer: { ...untouched, value: registry.issuer.initial },
  holidays: { ...untouched, value: registry.holidays.initial },
  printing: { ...untouched, value: registry.printing.initial },
  maintenance: { ...untouched, value: registry.maintenance.initial },
  isIssuerInvented: true,
  isLive: false,
  ...overrides,
});

interface RenderOptions extends Pick<PageOptions, 'locale' | 'prepare'> {
  readonly settings?: AdminSettings | undefined;
}

/** For tests: renders a component as HTML with cached settings. */
export const renderSettings = (element: ReactNode, { settings, prepare, ...options }: RenderOptions = {}): string =>
  renderPage(element, {
    ...options,
    at: '/admin/settings',
    prepare: (queries, api) => {
      if (settings) queries.setQueryData(settingsKey, settings);
      prepare?.(queries, api);
    },
  });
