export const blogLimits = {
  titleMax: 120,
  summaryMax: 300,
  slugMax: 80,
  tagMax: 30,
  maxTags: 6,
  pageSize: 12,
  maxRelated: 3,
  maxAdmin: 500,
} as const;

export const postStatuses = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

interface Timing {
  /** From when on everybody may read it; null while it is a draft. */
  readonly publishAt: Date | null;
}

/** Nothing has to happen for a scheduled post to appear: it is out once its moment has come. */
export function statusAt({ publishAt }: Timing, now: Date): PostStatus {
  if (!publishAt) return 'draft';
  return publishAt <= now ? 'published' : 'scheduled';
}
