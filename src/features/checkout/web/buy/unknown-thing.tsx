import { PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { buyingTexts } from '../texts.ts';

interface UnknownThingProps {
  /** What the server said about it. */
  message?: string;
}

export function UnknownThing({ message }: UnknownThingProps) {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const words = t('buying.unknown.plans');
  return (
    <LinkCard icon={PackageSearch} title={t('buying.unknown.title')} text={message ?? t('buying.unknown.text')}>
      <Button asChild>
        {/* The plans of the app are an owner's; everybody sees the price list. */}
        {user ? <Link to="/subscription">{words}</Link> : <a href="/?section=pricing">{words}</a>}
      </Button>
    </LinkCard>
  );
}
