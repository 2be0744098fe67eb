import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import type { AuditEntry } from '../../contract.ts';

/** For tests: renders a part of the log as HTML. */
export const renderAudit = (element: ReactNode, options?: PageOptions): string =>
  renderPage(element, { at: '/admin/audit', ...options });

export const entryExample = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 31,
  at: '2026-11-10T10:00:00.000Z',
  actor: { id: 3, name: 'gal' },
  action: 'users.suspend',
  target: { kind: 'user', id: '7', name: 'Dana' },
  before: { suspendedAt: null },
  after: { suspendedAt: '2026-11-10T10:00:00.000Z', suspendedReason: 'Spam' },
  address: '192.0.2.7',
  userAgent: 'Browser 1',
  ...more,
});
