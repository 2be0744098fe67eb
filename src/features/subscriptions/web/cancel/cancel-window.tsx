import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import type { Subscription } from '../../contract.ts';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import type { CancelDialogProps } from '../dialogs/use-opener.ts';
import { CancelDetails } from './cancel-details.tsx';
import { CancelDone } from './cancel-done.tsx';
import { cancelTexts } from './cancel-texts.ts';

interface CancelWindowProps extends CancelDialogProps {
  onCloseAutoFocus: (event: Event) => void;
}

interface Done {
  readonly refund: number;
  readonly subscription: Subscription;
}

export function CancelWindow({ subscription, isOpen, onClose, onCloseAutoFocus }: CancelWindowProps) {
  const t = useTexts(cancelTexts);
  const [done, setDone] = useState<Done>();
  const { cancelling, paid, trialEndsAt, complimentary } = subscription;
  const { send, isPending } = useSubscriptionCall((after) =>
    setDone({ refund: cancelling?.refund ?? 0, subscription: after }),
  );
  // `done` holds the refund shown before the click, because afterwards there is nothing left to cancel.
  const close = () => {
    if (isPending) return;
    onClose();
    setDone(undefined);
  };
  const isAtOnce = cancelling?.endsAt !== paid?.periodEnd;
  const confirmation = (
    <>
      <Button variant="destructive" loading={isPending} onClick={() => send({ action: 'cancel' })}>
        {t('cancelPlan.confirm')}
      </Button>
      <DialogClose asChild>
        <Button variant="outline">{t('cancelPlan.stay')}</Button>
      </DialogClose>
    </>
  );
  const leaving = (
    <DialogClose asChild>
      <Button>{t('cancelPlan.close')}</Button>
    </DialogClose>
  );
  return (
    <Dialog open={isOpen && (cancelling !== null || done !== undefined)} onOpenChange={(open) => open || close()}>
      <DialogContent
        size="sm"
        title={t(done ? 'cancelPlan.done' : 'cancelPlan.title')}
        footer={done ? leaving : confirmation}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {done ? (
          <CancelDone {...done} />
        ) : (
          cancelling && (
            <CancelDetails
              cancelling={cancelling}
              trialEndsAt={trialEndsAt}
              isAtOnce={isAtOnce}
              complimentaryUntil={complimentary?.until}
            />
          )
        )}
      </DialogContent>
    </Dialog>
  );
}
