import { trimmed } from '#base/trimmed.ts';
import { blogLimits } from '../../../../domain.ts';

/** What was typed, as an address would have it; what cannot be in one is left for the reader to see. */
export const tidySlug = (typed: string): string =>
  trimmed(
    typed
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/^.*\/blog\//, '')
      .trim()
      .replace(/[\s_.–—-]+/g, '-'),
    /-/,
  ).slice(0, blogLimits.slugMax);
