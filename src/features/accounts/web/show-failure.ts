import { errorTexts, failureTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { errorCodeOf } from '#web-kit/session/reauthenticate.ts';

/** Shows why a call failed. Refusals for the demo account, which offer to register, and for viewers are no failures. */
export function useShowFailure(title?: string): (error: unknown) => void {
  const t = useTexts(failureTexts);
  const te = useTexts(errorTexts);
  return (error) => {
    if (isSessionOver(error)) return;
    // A part of the page that failed to load has only a technical message.
    const description = error instanceof TypeError ? te('errors.network') : failureMessage(error);
    const code = errorCodeOf(error);
    if (code === 'view_only') {
      toast({ variant: 'warning', title: t('failure.viewOnly'), description });
      return;
    }
    if (code !== 'demo_refused') {
      toast({ variant: 'destructive', title: title ?? t('failure.title'), description });
      return;
    }
    const action = { label: t('failure.register'), onClick: () => requestAuth('register', { next: '/editor' }) };
    toast({ variant: 'warning', title: t('failure.demo'), description, action });
  };
}
