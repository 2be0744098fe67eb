import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import { SupportAdminPage } from '../support-admin-page.tsx';

/** For tests: the page as HTML. */
export const renderSupport = ({ query, ...options }: PageOptions & { readonly query: string }): string =>
  renderPage(<SupportAdminPage />, { ...options, at: `/admin/support${query && `?${query}`}` });
