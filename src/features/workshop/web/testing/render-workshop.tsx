import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

/** Test helper: renders part of the workshop as HTML. */
export const renderWorkshop = (node: ReactNode, options?: PageOptions): string =>
  renderPage(node, { path: '/admin/orders/:id', ...options });
