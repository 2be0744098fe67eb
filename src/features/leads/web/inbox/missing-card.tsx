import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';

/** The address names a card that is nobody's here. */
export function MissingCard() {
  const t = useTexts(inboxTexts);
  const all = (
    <Button asChild>
      <Link to="/leads">{t('inbox.missing.all')}</Link>
    </Button>
  );
  return <ErrorCard type="info" title={t('inbox.missing.title')} message={t('inbox.missing.text')} action={all} />;
}
