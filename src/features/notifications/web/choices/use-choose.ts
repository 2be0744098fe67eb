import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { notificationsApi } from '../../contract.ts';
import type { MailKind } from '../../domain.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';

interface Choosing {
  readonly choose: (isOn: boolean) => void;
  readonly state: 'idle' | 'saving' | 'saved';
}

/** Shown at once, saved at once, and taken back when that fails. */
export function useChoose(kind: MailKind): Choosing {
  const t = useTexts(noticesTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = notificationsQueries.mailChoices(api);
  // Of several quick presses only the last one's answer says how it stands.
  const last = useRef(0);
  const show = (isOn: boolean) => queries.setQueryData(queryKey, (before) => before && { ...before, [kind]: isOn });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ isOn }: { isOn: boolean; press: number }) =>
      api.call(notificationsApi.setMailChoices, { body: { [kind]: isOn } }),
    onMutate: async ({ isOn }) => {
      // An older list under way would put the switch back.
      await queries.cancelQueries({ queryKey });
      show(isOn);
    },
    onError: (error, { isOn, press }) => {
      if (press !== last.current) return;
      show(!isOn);
      toast({ variant: 'destructive', title: t('notices.mails.notSaved'), description: error.message });
    },
    // One after another, so that what was pressed last is what is kept.
    scope: { id: `mail-choice-${kind}` },
  });
  const choose = (isOn: boolean) => {
    last.current += 1;
    mutate({ isOn, press: last.current });
  };
  return { choose, state: isPending ? 'saving' : isSuccess ? 'saved' : 'idle' };
}
