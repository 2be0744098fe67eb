import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import type { OwnCard } from '../state/use-own-cards.ts';

interface EmptyInboxProps {
  cards: readonly OwnCard[];
}

/** No lead yet: what will be here, and how to get the first one. */
export function EmptyInbox({ cards }: EmptyInboxProps) {
  const t = useTexts(inboxTexts);
  const live = cards.find(({ status }) => status === 'published');
  const action = live ? (
    <>
      <CopyButton value={`${window.location.origin}${live.address}?s=link`} variant="default" size="default">
        {t('inbox.none.share')}
      </CopyButton>
      <Button variant="outline" asChild>
        <Link to="/editor">{t('inbox.none.toCards')}</Link>
      </Button>
    </>
  ) : (
    <Button asChild>
      <Link to="/editor">{t(cards.length > 0 ? 'inbox.none.toCards' : 'inbox.none.make')}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={Inbox} title={t('inbox.none.title')} action={action}>
        {t('inbox.none.text')}
      </EmptyState>
    </Card>
  );
}
