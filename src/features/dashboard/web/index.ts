import { createElement } from 'react';
import type { DashboardPageProps } from './dashboard-page.tsx';

/** The page loads when it is opened; the bars of the app need only to know whose plan it is and what is new. */
export const loadDashboardPage = async (links: DashboardPageProps) => {
  const { DashboardPage } = await import('./dashboard-page.tsx');
  return { Page: () => createElement(DashboardPage, links) };
};
export type { Dashboard } from '../contract.ts';
export { dashboardQuery } from './dashboard-query.ts';
export { PlanCard } from './plan-card.tsx';
