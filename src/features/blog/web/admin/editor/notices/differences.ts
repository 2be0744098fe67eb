import { isDeepEqual } from '#base/edits/deep-equal.ts';
import type { PostBody } from '../../../../body.ts';
import { linesOfBlock } from '../../../../reading.ts';
import { type DraftField, draftFields, type PostDraft } from '../state/post-draft.ts';

export interface Difference {
  readonly field: DraftField;
  /** Empty if there is no value; an image is only indicated. */
  readonly mine: string;
  readonly theirs: string;
}

/** The differing fields of two drafts, as text. */
export function differences(mine: PostDraft, theirs: PostDraft): Difference[] {
  return draftFields
    .filter((field) => !isDeepEqual(mine[field], theirs[field]))
    .map((field) => {
      const from = field === 'body' ? firstDifference(mine.body, theirs.body) : 0;
      return { field, mine: textOf(mine, field, from), theirs: textOf(theirs, field, from) };
    });
}

function firstDifference(mine: PostBody, theirs: PostBody): number {
  const start = mine.findIndex((block, index) => !isDeepEqual(block, theirs[index]));
  return start < 0 ? mine.length : start;
}

const maxBlocks = 3;

function textOf(draft: PostDraft, field: DraftField, from: number): string {
  if (field === 'tags') return draft.tags.join(', ');
  if (field === 'cover') return draft.cover?.alt ?? '';
  if (field !== 'body') return draft[field];
  return draft.body
    .slice(from, from + maxBlocks)
    .flatMap(linesOfBlock)
    .filter(Boolean)
    .join(' ');
}
