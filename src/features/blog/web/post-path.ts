import type { PostCard } from '../contract.ts';

/** By its slug: the one address that is shared. */
export const postPath = ({ slug }: Pick<PostCard, 'slug'>): string => `/blog/${slug}`;
