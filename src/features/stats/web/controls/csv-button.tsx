import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { statsTexts } from '../stats-texts.ts';
import { downloadCsv } from './download-csv.ts';
import type { Span } from './wish.ts';

interface CsvButtonProps {
  profileId: number | undefined;
  span: Span;
}

export function CsvButton({ profileId, span }: CsvButtonProps) {
  const t = useTexts(statsTexts);
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCsv(api, profileId, span),
    onError: ({ message }) => toast({ variant: 'destructive', title: t('statsPage.csv.failed'), description: message }),
  });
  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      {t('statsPage.csv.action')}
    </Button>
  );
}
