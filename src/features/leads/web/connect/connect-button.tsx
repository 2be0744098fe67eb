import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Cable, CirclePause } from 'lucide-react';
import { useRef, useState } from 'react';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { connectTexts } from '../connect-texts.ts';
import { useTellFailure } from '../state/use-tell-failure.ts';
import { webhookQuery } from '../state/use-webhook-call.ts';
import { AddressForm } from './address-form.tsx';
import { ConnectedParts } from './connected-parts.tsx';

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

interface ConnectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Gone from the screen, perhaps because the owner wants to see what a larger plan holds. */
  onClosed: (isPlanWanted: boolean) => void;
}

/** Where leads are sent on to, whether they arrive, and the end of it. */
function ConnectDialog({ isOpen, onClose, onClosed }: ConnectDialogProps) {
  const t = useTexts(connectTexts);
  const { data } = useQuery({ ...webhookQuery(useApi()), enabled: isOpen });
  // Held here, outside what closes: an address that was begun is there when the dialog opens again.
  const [typed, setTyped] = useState<string>();
  const isPlanWanted = useRef(false);
  const askForPlan = () => {
    isPlanWanted.current = true;
    onClose();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    onClosed(isPlanWanted.current);
    isPlanWanted.current = false;
  };
  const { isAllowed = true, webhook } = data ?? {};
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t('connect.title')} description={t('connect.text')} onCloseAutoFocus={leave}>
        {isAllowed ? (
          <AddressForm url={webhook?.url} typed={typed} onTyped={setTyped} />
        ) : (
          <Notice
            icon={CirclePause}
            tone="warn"
            title={t('connect.paused.title')}
            isStacked
            action={
              <Button variant="hot" size="sm" onClick={askForPlan}>
                {t('connect.paused.action')}
              </Button>
            }
          >
            {t('connect.paused.text')}
          </Notice>
        )}
        {webhook && <ConnectedParts webhook={webhook} isAllowed={isAllowed} onOff={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
