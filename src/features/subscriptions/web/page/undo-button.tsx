import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import type { PlanAction } from '../plans/plan-action.ts';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

interface UndoButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  mine: Subscription;
  children: ReactNode;
}

/** Removes the change scheduled for the end of the period by selecting the current choice again. */
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

/** When the action applies, or why it is unavailable. An empty hint takes up its line, to avoid a layout shift. */
export function ActionHint({ action }: { action: PlanAction }) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const hintText = () => {
    if ('at' in action) return t(`plans.hints.${action.kind}`, { date: dayText(action.at, locale) });
    return action.kind === 'upgrade' || action.kind === 'payFirst' ? t(`plans.hints.${action.kind}`) : '';
  };
  return <p className={styles.hint}>{hintText()}</p>;
}
