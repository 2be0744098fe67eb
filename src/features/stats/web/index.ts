/** The page and its charts load when it is opened; what the dashboard borrows carries neither. */
export { FigureCard } from './figures/figure-card.tsx';
export { Sparkline } from './figures/sparkline.tsx';

export const loadStatsPage = async () => ({ Page: (await import('./page/stats-page.tsx')).StatsPage });
