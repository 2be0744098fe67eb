import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';

interface FailedPanelProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
}

export function FailedPanel({ title, error, onRetry }: FailedPanelProps) {
  if (!error || error instanceof NetworkError) return <ErrorCard type="network" onRetry={onRetry} />;
  return <ErrorCard title={title} message={error.message} onRetry={onRetry} />;
}
