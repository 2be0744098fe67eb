import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

/** For tests: renders a part of the statistics as HTML. */
export const renderStats = (node: ReactNode, options?: PageOptions): string =>
  renderPage(node, { path: ['/stats', '/stats/:profileId'], at: '/stats', ...options });
