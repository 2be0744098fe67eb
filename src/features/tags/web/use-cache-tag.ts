import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TagWithHistory } from '../contract.ts';
import { tagKeys } from './use-tags.ts';

/** Calls that change a tag answer with it, which needs no second reading; lists that hold it do. */
export function useCacheTag(): (tag: TagWithHistory) => void {
  const queries = useQueryClient();
  return useCallback(
    (tag) => {
      queries.setQueryData(tagKeys.one(tag.code), tag);
      void queries.invalidateQueries({ queryKey: tagKeys.list });
    },
    [queries],
  );
}
