import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { useSubscriptionCall } from '../calls/use-subscription-call.ts';
import { plansTexts } from './plans-texts.ts';

interface UndoButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  mine: Subscription;
  children: ReactNode;
}

/** Takes back what was to come at the end of the period: the present choice is wished for again. */
export function UndoButton({ mine: { paid }, children, ...buttonProps }: UndoButtonProps) {
  const t = useTexts(plansTexts);
  const { send, isPending } = useSubscriptionCall(() => toast({ title: t('plans.scheduled.undone') }));
  if (!paid) return null;
  const { packageId, cycle } = paid;
  return (
    <Button
      {...buttonProps}
      variant="outline"
      loading={isPending}
      onClick={() => send({ action: 'schedule', packageId, cycle })}
    >
      {children}
    </Button>
  );
}
