import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { pageTexts } from './page-texts.ts';

type TagFailedProps = { isMissing: true } | { isMissing?: false; message: string; onRetry: () => void };

export function TagFailed(props: TagFailedProps) {
  const t = useTexts(pageTexts);
  if (!props.isMissing)
    return <ErrorCard level="h1" title={t('tagPage.failed')} message={props.message} onRetry={props.onRetry} />;
  const toAll = (
    <Button asChild>
      <Link to="/physical-cards">{t('tagPage.missing.action')}</Link>
    </Button>
  );
  return <ErrorCard level="h1" title={t('tagPage.missing.title')} message={t('tagPage.missing.text')} action={toAll} />;
}
