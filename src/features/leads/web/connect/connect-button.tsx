import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Cable } from 'lucide-react';
import { useRef, useState } from 'react';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { connectTexts } from '../connect-texts.ts';
import { useTellFailure } from '../state/use-tell-failure.ts';
import { webhookQuery } from '../state/webhook-query.ts';
import { ConnectDialog } from './connect-dialog.tsx';

/** The quiet way to an owner's own systems; where the plan does not hold it, to the plan that does. */
export function ConnectButton() {
  const t = useTexts(connectTexts);
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTellFailure();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'connection' | 'plan'>();
  const { mutate: open, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(webhookQuery(api)),
    retry: false,
    onSuccess: ({ isAllowed, webhook }) => setShown(isAllowed || webhook ? 'connection' : 'plan'),
    onError: tell,
  });
  const close = () => setShown(undefined);
  return (
    <>
      <Button ref={button} variant="ghost" size="sm" loading={isPending} onClick={() => open()}>
        <Cable aria-hidden="true" />
        {t('connect.button')}
      </Button>
      <ConnectDialog
        isOpen={shown === 'connection'}
        onClose={close}
        onClosed={(isPlanWanted) => {
          // First back to the button: the next dialog gives the keyboard back to where it was found.
          button.current?.focus();
          if (isPlanWanted) setShown('plan');
        }}
      />
      <UpgradeDialog
        isOpen={shown === 'plan'}
        onClose={close}
        title={t('connect.plan.title')}
        reason={t('connect.plan.text')}
        kept={t('connect.plan.kept')}
        helps={({ leadWebhook }) => leadWebhook}
      />
    </>
  );
}
