import { createElement } from 'react';
import type { StatsSlots } from './slots.ts';

export { DaysChart } from './chart/days-chart.tsx';
export { Bar } from './components/bar-table.tsx';
export { ChangeText, changeOf, FigureCard } from './figures/figure-card.tsx';
export { Sparkline } from './figures/sparkline.tsx';
export { dayText, useNumbers } from './use-numbers.ts';

export const loadStatsPage = async (slots: StatsSlots) => {
  const { StatsPage } = await import('./page/stats-page.tsx');
  return { Page: () => createElement(StatsPage, slots) };
};
