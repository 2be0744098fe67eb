import { createElement } from 'react';
import type { DashboardPageProps } from './dashboard-page.tsx';

/** The page loads on demand; the app's navigation needs only the plan and the unread counts. */
export const loadDashboardPage = async (links: DashboardPageProps) => {
  const { DashboardPage } = await import('./dashboard-page.tsx');
  return { Page: () => createElement(DashboardPage, links) };
};
export type { Dashboard } from '../contract.ts';
export { dashboardQuery } from './dashboard-query.ts';
export { PlanCard } from './plan-card.tsx';
