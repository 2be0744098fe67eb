import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { chatTexts } from '../chat-texts.ts';

/** Closed on the other side while this one was writing. */
export const isClosedRefusal = (error: unknown): boolean => error instanceof RequestError && error.status === 409;

export function useClosedToast(): () => void {
  const t = useTexts(chatTexts);
  return () =>
    toast({
      variant: 'destructive',
      title: t('chat.toast.isClosed'),
      description: t('chat.toast.isClosedText'),
    });
}

/** In the server's words where it named a cause. Whose session is over was told so already. */
export function useFailureToast(): (title: string, error: unknown) => void {
  return (title, error) => {
    if (!isSessionOver(error)) toast({ variant: 'destructive', title, description: failureMessage(error) });
  };
}
