import { SearchX } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';

interface NothingFoundProps {
  onClear: () => void;
}

export function NothingFound({ onClear }: NothingFoundProps) {
  const t = useTexts(inboxTexts);
  const action = (
    <Button variant="outline" onClick={onClear}>
      {t('inbox.nothing.clear')}
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={SearchX} tone="quiet" title={t('inbox.nothing.title')} action={action}>
        {t('inbox.nothing.text')}
      </EmptyState>
    </Card>
  );
}
