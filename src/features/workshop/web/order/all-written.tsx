import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { workshopApi } from '../../contract.ts';
import type { ChipName } from '../../ndef.ts';
import { chipsTexts } from '../chips-texts.ts';
import { useTellFailure } from '../state/use-tell-failure.ts';
import { workshopKeys } from '../state/workshop-queries.ts';

interface AllWrittenProps {
  orderId: number;
  kind: ChipName | undefined;
}

export function AllWritten({ orderId, kind }: AllWrittenProps) {
  const t = useTexts(chipsTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(workshopApi.writtenAll, { params: { id: orderId }, body: { ...(kind && { chip: kind }) } }),
    retry: false,
    onSuccess: (order) => {
      queries.setQueryData(workshopKeys.order(orderId), order);
      toast({ title: t('workshopChips.all.done') });
    },
    onError: useTellFailure(),
    onSettled: () => queries.invalidateQueries({ queryKey: workshopKeys.orders }),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" loading={isPending}>
          <CheckCheck aria-hidden="true" />
          {t('workshopChips.all.button')}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('workshopChips.all.title')}
        description={t('workshopChips.all.text')}
        confirm={t('workshopChips.all.confirm')}
        onConfirm={() => mutate()}
      />
    </AlertDialog>
  );
}
