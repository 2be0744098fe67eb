import { PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { buyingTexts } from '../texts.ts';

/** Shows the server's message, if it sent one. */
export function UnknownItem({ message }: { message?: string }) {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const text = t('buying.unknown.plans');
  return (
    <LinkCard icon={PackageSearch} title={t('buying.unknown.title')} text={message ?? t('buying.unknown.text')}>
      <Button asChild>
        {/* A signed-in owner gets the plans page in the app; a visitor gets the public price list. */}
        {user ? <Link to="/subscription">{text}</Link> : <a href="/?section=pricing">{text}</a>}
      </Button>
    </LinkCard>
  );
}
