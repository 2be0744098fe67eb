import type { PostSummary } from '../contract.ts';

/** By its slug: the one address that is shared. */
export const postPath = ({ slug }: Pick<PostSummary, 'slug'>): string => `/blog/${slug}`;
