/** What the chart of days can show. */
export const dayMetrics = ['owners', 'views', 'taps'] as const;
export type DayMetric = (typeof dayMetrics)[number];
