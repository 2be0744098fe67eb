import { ErrorCard } from '#ui/error-card.tsx';
import { NetworkError } from '#web-kit/request-error.ts';

interface FailedCardProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
}

export function FailedCard({ title, error, onRetry }: FailedCardProps) {
  if (!error || error instanceof NetworkError) return <ErrorCard type="network" onRetry={onRetry} />;
  return <ErrorCard title={title} message={error.message} onRetry={onRetry} />;
}
