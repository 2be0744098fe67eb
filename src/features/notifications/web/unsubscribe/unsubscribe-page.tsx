import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, CircleAlert, Link2Off, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { notificationsApi } from '../../contract.ts';
import { type MailKind, mailKinds } from '../../domain.ts';
import { mailKindTexts } from '../../kind-texts.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';

/** Only for the page's text; the server verifies the token. */
export const kindIn = (token: string | undefined): MailKind | undefined =>
  mailKinds.find((kind) => kind === token?.split('.')[1]);

export const tokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;

export type UnsubscribeState = 'ask' | 'working' | 'done' | 'dead' | 'failed';

interface UnsubscribePanelProps {
  kind: MailKind | undefined;
  state: UnsubscribeState;
  /** The server's error message. */
  message?: string | undefined;
  onStop(): void;
}

export function UnsubscribePanel({ kind, state, message, onStop }: UnsubscribePanelProps) {
  const t = useTexts(noticesTexts);
  const nameOf = useTexts(mailKindTexts);
  const settings = (
    <LinkButton variant="outline" href="/account/notifications">
      {t('notices.unsubscribe.settings')}
    </LinkButton>
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

/** May be opened by a link scanner, so only clicking the button changes anything. */
export function UnsubscribePage() {
  const t = useTexts(noticesTexts);
  const api = useApi();
  const queries = useQueryClient();
  const [token] = useState(() => tokenIn(window.location.hash));
  usePageTitle(t('notices.unsubscribe.page'));
  const { mutate, status, error } = useMutation({
    mutationFn: () => api.call(notificationsApi.unsubscribe, { body: { token: token ?? '' } }),
    onSuccess: () => queries.invalidateQueries(notificationsQueries.mailChoices(api)),
  });
  return (
    <UnsubscribePanel
      kind={kindIn(token)}
      state={stateOf(status, error)}
      message={error?.message}
      onStop={() => mutate()}
    />
  );
}

function stateOf(status: 'idle' | 'pending' | 'success' | 'error', error: Error | null): UnsubscribeState {
  if (status === 'error') return error instanceof ValidationError && error.fields.token ? 'dead' : 'failed';
  return ({ idle: 'ask', pending: 'working', success: 'done' } as const)[status];
}
