import { PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';

/** An order of cards that is not there, or not the caller's. */
export function UnknownOrder() {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard icon={PackageSearch} title={t('buying.order.missing')} text={t('buying.unknown.cards')}>
      <Button asChild>
        <Link to="/physical-cards">{t('buying.unknown.toCards')}</Link>
      </Button>
    </LinkCard>
  );
}
