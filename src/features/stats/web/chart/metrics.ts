/** What the chart can show; views come with their visitors. */
export const metrics = ['views', 'saves', 'leads'] as const;
export type Metric = (typeof metrics)[number];
