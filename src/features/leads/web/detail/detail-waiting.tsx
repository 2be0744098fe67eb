import { Button } from '#ui/controls/button.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError, RequestError } from '#web-kit/api/request-error.ts';
import { detailTexts } from '../detail-texts.ts';

interface DetailWaitingProps {
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a lead that is not there yet, or never will be. */
export function DetailWaiting({ error, onRetry, onClose }: DetailWaitingProps) {
  const t = useTexts(detailTexts);
  const back = (
    <Button variant="outline" onClick={onClose}>
      {t('leadDetail.close')}
    </Button>
  );
  if (error instanceof RequestError && error.status === 404)
    return (
      <ErrorCard
        type="info"
        level="h3"
        title={t('leadDetail.missing.title')}
        message={t('leadDetail.missing.text')}
        action={back}
      />
    );
  if (error instanceof NetworkError) return <ErrorCard type="network" level="h3" onRetry={onRetry} action={back} />;
  if (error)
    return (
      <ErrorCard level="h3" title={t('leadDetail.failed')} message={error.message} onRetry={onRetry} action={back} />
    );
  return (
    <Stack shrinkItems gap={5} shrink role="status" aria-busy="true" aria-label={t('leadDetail.loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
