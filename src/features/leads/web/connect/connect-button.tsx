import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Cable, CirclePause } from 'lucide-react';
import { useRef, useState } from 'react';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { connectTexts } from '../connect-texts.ts';
import { useFailureToast } from '../state/lead-calls.ts';
import { webhookQuery } from '../state/use-webhook-call.ts';
import { AddressForm } from './address-form.tsx';
import { ConnectedSections } from './connected-sections.tsx';

/** The quiet way to an owner's own systems; where the plan does not hold it, to the plan that does. */
export function ConnectButton() {
  const t = useTexts(connectTexts);
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const button = useRef<HTMLButtonElement>(null);
  const [openDialog, setOpenDialog] = useState<'connection' | 'plan'>();
  const { mutate: open, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(webhookQuery(api)),
    retry: false,
    onSuccess: ({ isAllowed, webhook }) => setOpenDialog(isAllowed || webhook ? 'connection' : 'plan'),
    onError: showFailure,
  });
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button ref={button} variant="ghost" size="sm" loading={isPending} onClick={() => open()}>
        <Cable aria-hidden="true" />
        {t('connect.button')}
      </Button>
      <ConnectDialog
        isOpen={openDialog === 'connection'}
        onClose={close}
        onClosed={(opensPlan) => {
          // First back to the button: the next dialog gives the keyboard back to where it was found.
          button.current?.focus();
          if (opensPlan) setOpenDialog('plan');
        }}
      />
      <UpgradeDialog
        isOpen={openDialog === 'plan'}
        onClose={close}
        title={t('connect.plan.title')}
        reason={t('connect.plan.text')}
        retainedNote={t('connect.plan.stored')}
        helps={({ leadWebhook }) => leadWebhook}
      />
    </>
  );
}

interface ConnectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Gone from the screen, perhaps because the owner wants to see what a larger plan holds. */
  onClosed: (opensPlan: boolean) => void;
}

/** Where leads are sent on to, whether they arrive, and the end of it. */
function ConnectDialog({ isOpen, onClose, onClosed }: ConnectDialogProps) {
  const t = useTexts(connectTexts);
  const { data } = useQuery({ ...webhookQuery(useApi()), enabled: isOpen });
  // Held here, outside what closes: an address that was begun is there when the dialog opens again.
  const [typed, setTyped] = useState<string>();
  const opensPlan = useRef(false);
  const showPlanDialog = () => {
    opensPlan.current = true;
    onClose();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    onClosed(opensPlan.current);
    opensPlan.current = false;
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
              <Button variant="hot" size="sm" onClick={showPlanDialog}>
                {t('connect.paused.action')}
              </Button>
            }
          >
            {t('connect.paused.text')}
          </Notice>
        )}
        {webhook && <ConnectedSections webhook={webhook} isAllowed={isAllowed} onOff={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
