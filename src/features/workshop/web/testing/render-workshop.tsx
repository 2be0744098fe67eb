import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

/** For tests: a part of the workshop as HTML. */
export const renderWorkshop = (node: ReactNode, options?: PageOptions): string =>
  renderPage(node, { path: ['/admin/orders/:id', '*'], ...options });
