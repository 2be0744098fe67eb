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

/** Scheduled posts need no job: they are public once their instant has passed. A draft has none. */
export function statusAt({ publishAt }: { readonly publishAt: Date | null }, now: Date): PostStatus {
  if (!publishAt) return 'draft';
  return publishAt <= now ? 'published' : 'scheduled';
}
