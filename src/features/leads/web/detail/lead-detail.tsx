import { Button } from '#ui/controls/button.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { QueryContent } from '#ui/feedback/query-content.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import { detailTexts } from '../detail-texts.ts';
import { LeadBody } from './lead-body.tsx';
import type { useLead } from './use-lead.ts';

interface LeadDetailProps {
  query: ReturnType<typeof useLead>;
  onClose: () => void;
  onRemoved: (ids: readonly number[]) => void;
}

/** A lead, or its loading, missing or error state. */
export function LeadDetail({ query, onClose, onRemoved }: LeadDetailProps) {
  const t = useTexts(detailTexts);
  const back = (
    <Button variant="outline" onClick={onClose}>
      {t('leadDetail.close')}
    </Button>
  );
  return (
    <QueryContent
      query={query}
      failed={query.error instanceof NetworkError ? undefined : t('leadDetail.failed')}
      level="h3"
      action={back}
      skeleton={
        <SkeletonGroup label={t('leadDetail.loading')} gap={5} shapes={['title', 'button', 'block', 'line', 'line']} />
      }
      missing={
        <ErrorCard
          type="info"
          level="h3"
          title={t('leadDetail.missing.title')}
          message={t('leadDetail.missing.text')}
          action={back}
        />
      }
    >
      {(lead) => <LeadBody lead={lead} areNotesKnown={!query.isPlaceholderData} onRemoved={onRemoved} />}
    </QueryContent>
  );
}
