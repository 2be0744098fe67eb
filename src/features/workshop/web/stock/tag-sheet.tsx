import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { FailedCard } from '../parts/failed-card.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { workshopQueries } from '../state/workshop-queries.ts';
import { stockTexts } from '../stock-texts.ts';
import { TagBody } from './tag-body.tsx';

interface TagSheetProps {
  code: string | undefined;
  onClose: () => void;
}

/** One tag, over the list; its address can be sent to somebody. */
export function TagSheet({ code, onClose }: TagSheetProps) {
  const t = useTexts(stockTexts);
  return (
    <Sheet open={code !== undefined} onOpenChange={(open) => open || onClose()}>
      <SheetContent
        title={
          <>
            {t('workshopStock.sheet.title')} <LatinText>{code}</LatinText>
          </>
        }
      >
        {code && <SheetBody code={code} />}
      </SheetContent>
    </Sheet>
  );
}

interface SheetBodyProps {
  code: string;
}

function SheetBody({ code }: SheetBodyProps) {
  const t = useTexts(stockTexts);
  const { data, error, isError, refetch } = useQuery(workshopQueries.tag(useApi(), code));
  if (data) return <TagBody tag={data} />;
  if (error instanceof RequestError && error.status === 404)
    return <ErrorCard type="info" title={t('workshopStock.sheet.missing')} level="h3" />;
  if (isError)
    return <FailedCard title={t('workshopStock.sheet.failed')} error={error} onRetry={() => void refetch()} />;
  return <RowsSkeleton label={t('workshopStock.sheet.loading')} />;
}
