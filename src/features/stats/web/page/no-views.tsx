import { ChartLine, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';

/** Nobody came in this period, nor in the one before. */
export function NoViews() {
  const t = useTexts(statsTexts);
  const share = (
    <Button asChild>
      <Link to="/editor">
        <Share2 aria-hidden="true" />
        {t('statsPage.empty.action')}
      </Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={ChartLine} title={t('statsPage.empty.title')} action={share}>
        {t('statsPage.empty.text')}
      </EmptyState>
    </Card>
  );
}
