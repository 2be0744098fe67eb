import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { workshopApi } from '../../contract.ts';
import type { ChipName } from '../../ndef.ts';
import { chipsTexts } from '../chips-texts.ts';
import { useTellFailure } from '../state/use-tell-failure.ts';
import { workshopKeys } from '../state/workshop-queries.ts';

interface Mark {
  readonly code: string;
  readonly chip: ChipName | undefined;
}

/** By hand: written elsewhere, and whoever says so has checked it. */
export function useWritten() {
  const t = useTexts(chipsTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { mutate: mark, isPending } = useMutation({
    mutationFn: ({ code, chip }: Mark) =>
      api.call(workshopApi.written, { params: { code }, body: { ...(chip && { chip }) } }),
    retry: false,
    onSuccess: () => toast({ title: t('workshopChips.marked') }),
    onError: useTellFailure(),
    onSettled: () => queries.invalidateQueries({ queryKey: workshopKeys.orders }),
  });
  return { mark, isPending };
}
