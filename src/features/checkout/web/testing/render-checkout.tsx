import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

const path = ['/checkout', '/checkout/:type/:id', '/checkout/order/:orderId'];

/** For tests: renders a checkout page as HTML. */
export const renderCheckout = (page: ReactNode, options: PageOptions): string => renderPage(page, { path, ...options });
