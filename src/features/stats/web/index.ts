import { createElement, lazy } from 'react';
import type { StatsSlots } from './slots.ts';

export { Bar } from './components/bar-table.tsx';
export { ChangeText, changeOf, FigureCard } from './figures/figure-card.tsx';
export { Sparkline } from './figures/sparkline.tsx';
/** The page and its charts are loaded on demand; the exports used by the dashboard include neither. */
export { dayText, useNumbers } from './use-numbers.ts';

/** Loaded lazily: the large chart library loads when a chart is shown. */
export const DaysChart = lazy(async () => ({ default: (await import('./chart/days-chart.tsx')).DaysChart }));

export const loadStatsPage = async (slots: StatsSlots) => {
  const { StatsPage } = await import('./page/stats-page.tsx');
  return { Page: () => createElement(StatsPage, slots) };
};
