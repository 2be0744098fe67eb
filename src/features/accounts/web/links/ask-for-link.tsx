import { KeyRound, Link2Off, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { AskForm } from './ask-form.tsx';

interface AskForLinkProps {
  /** A link was opened and is no longer good. */
  isDead: boolean;
}

export function AskForLink({ isDead }: AskForLinkProps) {
  const t = useTexts(accountTexts);
  const [said, setSaid] = useState<string>();
  if (said)
    return (
      <LinkCard icon={MailOpen} tone="good" title={t('account.reset.sent')} text={said}>
        <Button variant="outline" onClick={() => setSaid(undefined)}>
          {t('account.reset.again')}
        </Button>
      </LinkCard>
    );
  return (
    <LinkCard
      icon={isDead ? Link2Off : KeyRound}
      tone={isDead ? 'warn' : 'sea'}
      title={t(isDead ? 'account.reset.deadTitle' : 'account.reset.askTitle')}
      text={t(isDead ? 'account.reset.deadText' : 'account.reset.askText')}
    >
      <AskForm onSent={setSaid} />
    </LinkCard>
  );
}
