import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

const path = ['/leads', '/contact-leads', '/contact-leads/:profileId', '*'];

/** For tests: a part of the inbox as HTML. */
export const renderInbox = (node: ReactNode, options?: PageOptions): string =>
  renderPage(node, { path, at: '/leads', ...options });
