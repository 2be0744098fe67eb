import type { CommunityField } from '../domain.ts';

/** Which communities are wanted; nothing: all of them. */
export interface CommunityFilter {
  readonly field?: CommunityField;
  readonly city?: string;
  readonly q?: string;
}
