import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { notificationsApi } from '../../contract.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import { kindIn, tokenIn } from './token-kind.ts';
import { UnsubscribePanel, type UnsubscribeState } from './unsubscribe-panel.tsx';

/** Opened from a mail, perhaps by a program that looks through links: only a press of the button changes anything. */
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
