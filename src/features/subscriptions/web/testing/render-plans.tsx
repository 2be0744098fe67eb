import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

/** For tests: renders a part of the plans as HTML. */
export const renderPlans = (element: ReactNode, options?: PageOptions): string =>
  renderPage(element, { at: '/subscription', ...options });
