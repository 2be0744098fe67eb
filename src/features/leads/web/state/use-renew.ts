import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leadKeys } from './lead-queries.ts';

/** Has everything that counts leads read again: the inbox and the owner's first look. */
export function useRenew(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: leadKeys.all });
    void queries.invalidateQueries({ queryKey: leadKeys.dashboard });
  }, [queries]);
}
