import { createElement } from 'react';
import type { LeadsPageProps } from './inbox/leads-page.tsx';

/** The inbox loads when it is opened; a line of it can stand elsewhere without the rest. */
export const loadLeadsPage = async (links: LeadsPageProps) => {
  const { LeadsPage } = await import('./inbox/leads-page.tsx');
  return { Page: () => createElement(LeadsPage, links) };
};
export { LeadLine } from './parts/lead-line.tsx';
