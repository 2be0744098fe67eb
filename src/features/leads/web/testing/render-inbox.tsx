import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

const path = ['/leads', '/contact-leads', '/contact-leads/:profileId'];

/** Test helper: renders a part of the inbox to HTML. */
export const renderInbox = (node: ReactNode, options?: PageOptions): string =>
  renderPage(node, { path, at: '/leads', ...options });
