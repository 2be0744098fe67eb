import { useState } from 'react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { tagsApi } from '../../contract.ts';
import { useTagCall } from '../use-tag-call.ts';
import { offerTexts } from './offer-texts.ts';

interface DeclineButtonProps {
  token: string;
  onDeclined: () => void;
}

export function DeclineButton({ token, onDeclined }: DeclineButtonProps) {
  const t = useTexts(offerTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { send, isPending } = useTagCall<unknown>({
    call: (api) => api.call(tagsApi.decline, { params: { token } }),
    onDone: onDeclined,
  });
  return (
    <AlertDialog open={isAsking} onOpenChange={setIsAsking}>
      <AlertDialogTrigger asChild>
        <Button variant="outline">{t('tagOffer.decline')}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('tagOffer.declineTitle')}
        description={t('tagOffer.declineText')}
        confirm={t('tagOffer.declineConfirm')}
        keepOpen
        loading={isPending}
        onConfirm={() => send()}
      />
    </AlertDialog>
  );
}
