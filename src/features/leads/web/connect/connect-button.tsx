import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Cable, CirclePause } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { webhookLimits } from '../../domain.ts';
import { leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall, webhookQuery } from '../state/lead-calls.ts';
import styles from './connect.module.css';
import { ConnectedSections } from './connected-sections.tsx';

/** Opens the webhook dialog, or the upgrade dialog if the plan does not include webhooks. */
export function ConnectButton() {
  const t = useTexts(connectTexts);
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
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
          // Returns focus to the button first, because the next dialog restores focus to the element that had it.
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
  /** Called after the closing animation; `opensPlan` if the owner wants to see the larger plan. */
  onClosed: (opensPlan: boolean) => void;
}

/** The webhook's URL, its delivery state, and the button to turn it off. */
function ConnectDialog({ isOpen, onClose, onClosed }: ConnectDialogProps) {
  const t = useTexts(connectTexts);
  const { data } = useQuery({ ...webhookQuery(useApi()), enabled: isOpen });
  // Held outside the dialog, so that a partly typed URL survives closing it.
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

const schema = z.object({ url: requiredText(webhookLimits.urlMax, 'connect.address.empty') });

interface AddressFormProps {
  /** The URL already set. */
  url: string | undefined;
  typed: string | undefined;
  onTyped: (typed: string | undefined) => void;
}

export function AddressForm({ url, typed, onTyped }: AddressFormProps) {
  const t = useTexts(connectTexts);
  const form = useSchemaForm({
    schema,
    texts: [connectTexts],
    defaultValues: { url: typed ?? url ?? '' },
    onValues: (values) => onTyped(values.url),
  });
  const { send, isPending } = useWebhookCall({
    call: (api, body: z.output<typeof schema>) => api.call(leadWebhookApi.save, { body }),
    onFields: form.showFields,
    onDone: ({ webhook }) => {
      form.reset({ url: webhook?.url ?? '' });
      onTyped(undefined);
      toast({ title: t('connect.address.saved') });
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={3} shrinkItems>
      <Field label={t('connect.address.label')} hint={t('connect.address.hint')} error={form.errorOf('url')}>
        <Input {...form.register('url')} type="url" placeholder="https://" autoComplete="off" spellCheck={false} />
      </Field>
      {form.watch('url') !== (url ?? null) && (
        <Row gap={2} wrap className={styles.actions}>
          <SubmitButton>{t(url === undefined ? 'connect.address.connect' : 'connect.address.save')}</SubmitButton>
        </Row>
      )}
    </Form>
  );
}
