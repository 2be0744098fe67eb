import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web-kit/api-context.tsx';
import { workshopKeys } from '../state/workshop-queries.ts';
import { type MoveResult, sendMove, type Wish } from './send-move.ts';

/** Moves orders on, and has everything read again that may tell of it, even where it went wrong half-way. */
export function useMove(onDone: (result: MoveResult) => void, onFailed: (error: Error) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => sendMove(api, wish),
    retry: false,
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: workshopKeys.orders }),
        queries.invalidateQueries({ queryKey: workshopKeys.tags }),
      ]),
  });
}
