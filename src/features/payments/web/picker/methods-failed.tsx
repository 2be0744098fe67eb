import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';

interface MethodsFailedProps {
  message: string;
  onRetry: () => void;
}

export function MethodsFailed({ message, onRetry }: MethodsFailedProps) {
  const t = useTexts(payingTexts);
  return <ErrorCard level="h3" title={t('paying.picker.failed')} message={message} onRetry={onRetry} />;
}
