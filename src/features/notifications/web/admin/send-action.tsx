import { Send } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import type { DraftSave } from './use-draft-save.ts';

/** What was asked about: the saved draft and whom it is for. */
interface Asked {
  readonly saved: Broadcast;
  readonly owners: number;
  readonly mails: number;
}

/** Sends after a question that names how many are meant. */
export function SendAction({ draft }: { draft: DraftSave }) {
  const t = useTexts(broadcastsAdminTexts);
  const [asked, setAsked] = useState<Asked>();
  const close = ({ saved }: Asked) => {
    setAsked(undefined);
    draft.settle(saved);
  };
  const asking = useAdminCall({
    call: async (api): Promise<Asked> => {
      const saved = await draft.save(api);
      const query = { audience: JSON.stringify(saved.audience) };
      return { saved, ...(await api.call(broadcastsApi.count, { query })) };
    },
    onFields: draft.onFields,
    onDone: (answer) => {
      if (answer.owners > 0) return setAsked(answer);
      toast({ variant: 'destructive', title: t('broadcastsAdmin.audience.count', { owners: 0 }) });
      draft.settle(answer.saved);
    },
  });
  const sending = useAdminCall({
    call: (api, { saved: { id }, owners }: Asked) =>
      api.call(broadcastsApi.send, { params: { id }, body: { count: owners } }),
    done: t('broadcastsAdmin.confirm.done'),
    onDone: (saved, { owners, mails }) => close({ saved, owners, mails }),
  });
  return (
    <>
      <Button loading={asking.isPending} onClick={() => asking.send()}>
        <Send aria-hidden="true" />
        {t('broadcastsAdmin.send')}
      </Button>
      <ConfirmAction
        title={t('broadcastsAdmin.confirm.title')}
        text={t('broadcastsAdmin.confirm.text', { owners: asked?.owners ?? 0, mails: asked?.mails ?? 0 })}
        action={t('broadcastsAdmin.confirm.action')}
        isOpen={asked !== undefined}
        onClose={() => asked && close(asked)}
        onConfirm={() => asked && sending.send(asked)}
        isPending={sending.isPending}
      />
    </>
  );
}
