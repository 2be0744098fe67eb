import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError } from '#web-kit/request-error.ts';
import { inboxTexts } from '../inbox-texts.ts';

interface ListFailedProps {
  /** Nothing when there is no connection to fail over. */
  error: Error | null;
  onRetry: () => void;
}

export function ListFailed({ error, onRetry }: ListFailedProps) {
  const t = useTexts(inboxTexts);
  if (!error || error instanceof NetworkError) return <ErrorCard type="network" onRetry={onRetry} />;
  return <ErrorCard title={t('inbox.failed')} message={error.message} onRetry={onRetry} />;
}
