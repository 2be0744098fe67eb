import type { PostSummary } from '../contract.ts';

/** By slug: the URL that is shared. */
export const postPath = ({ slug }: Pick<PostSummary, 'slug'>): string => `/blog/${slug}`;
