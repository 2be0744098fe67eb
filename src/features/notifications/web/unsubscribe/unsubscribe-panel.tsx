import { BellOff, CircleAlert, Link2Off, MailCheck } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { MailKind } from '../../domain.ts';
import { mailKindTexts } from '../../kind-texts.ts';
import { noticesTexts } from '../texts.ts';

export type UnsubscribeState = 'ask' | 'working' | 'done' | 'dead' | 'failed';

interface UnsubscribePanelProps {
  kind: MailKind | undefined;
  state: UnsubscribeState;
  /** What the server said where it failed. */
  message?: string | undefined;
  onStop(): void;
}

export function UnsubscribePanel({ kind, state, message, onStop }: UnsubscribePanelProps) {
  const t = useTexts(noticesTexts);
  const nameOf = useTexts(mailKindTexts);
  const settings = (
    <Button variant="outline" asChild>
      <a href="/account#mails">{t('notices.unsubscribe.settings')}</a>
    </Button>
  );
  if (!kind || state === 'dead')
    return (
      <LinkCard
        icon={Link2Off}
        tone="warn"
        title={t('notices.unsubscribe.deadTitle')}
        text={t('notices.unsubscribe.deadText')}
      >
        {settings}
      </LinkCard>
    );
  const name = nameOf(`mailKinds.${kind}`);
  if (state === 'done')
    return (
      <LinkCard
        icon={MailCheck}
        tone="good"
        title={t('notices.unsubscribe.done')}
        text={t('notices.unsubscribe.doneText', { kind: name })}
      >
        {settings}
      </LinkCard>
    );
  const isFailed = state === 'failed';
  const text = kind === 'weekly' ? t('notices.unsubscribe.weeklyText') : t('notices.unsubscribe.text', { kind: name });
  return (
    <LinkCard
      icon={isFailed ? CircleAlert : BellOff}
      tone={isFailed ? 'warn' : 'sea'}
      title={t(isFailed ? 'notices.unsubscribe.failed' : 'notices.unsubscribe.title')}
      text={isFailed ? message : text}
    >
      <Button loading={state === 'working'} onClick={onStop}>
        {t(isFailed ? 'notices.bell.retry' : 'notices.unsubscribe.stop')}
      </Button>
    </LinkCard>
  );
}
