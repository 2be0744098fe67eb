import { useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminKeys, ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useNavigate } from '#ui/router.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { draftOf, type FieldErrors, hasInvalidIds, isSame, type Typed, typedOf } from './draft.ts';

interface FormActionsProps {
  broadcast: Broadcast | undefined;
  typed: Typed;
  onErrors: (errors: FieldErrors) => void;
}

/** Every action uses the current field values, so it saves them first. */
export function FormActions({ broadcast, typed, onErrors }: FormActionsProps) {
  const t = useTexts(broadcastsAdminTexts);
  const draft = useDraftSave(broadcast, typed, onErrors);
  const { save, onFields, reconcile } = draft;
  const saving = useAdminCall({ call: save, onFields, done: t('broadcastsAdmin.saved'), onDone: reconcile });
  const trying = useAdminCall({
    call: async (api) => {
      const saved = await save(api);
      await api.call(broadcastsApi.test, { params: { id: saved.id } });
      return saved;
    },
    onFields,
    done: t('broadcastsAdmin.tested'),
    onDone: reconcile,
  });
  return (
    <Row wrap gap={2}>
      <SendAction draft={draft} />
      <Button variant="outline" loading={saving.isPending} onClick={() => draft.check() && saving.send()}>
        {t('broadcastsAdmin.save')}
      </Button>
      <Button variant="outline" loading={trying.isPending} onClick={() => draft.check() && trying.send()}>
        {t('broadcastsAdmin.test')}
      </Button>
      {broadcast && <RemoveAction id={broadcast.id} draft={draft} />}
      <UnsavedGuard
        unsaved={draft.isDirty}
        texts={{
          title: t('broadcastsAdmin.leave.title'),
          text: t('broadcastsAdmin.leave.text'),
          stay: t('broadcastsAdmin.leave.stay'),
          go: t('broadcastsAdmin.leave.go'),
        }}
      />
    </Row>
  );
}

function RemoveAction({ id, draft }: { id: number; draft: DraftSave }) {
  const t = useTexts(broadcastsAdminTexts);
  const navigate = useNavigate();
  const removal = useAdminCall({
    call: (api) => api.call(broadcastsApi.remove, { params: { id } }),
    done: t('broadcastsAdmin.removed'),
    onDone: () => {
      draft.forget();
      navigate('/admin/notifications', { replace: true });
    },
  });
  return (
    <ConfirmButton
      variant="ghost"
      call={removal}
      title={t('broadcastsAdmin.remove')}
      description={t('broadcastsAdmin.removeText')}
      confirm={t('broadcastsAdmin.remove')}
      destructive
      staysOpen
    >
      <Trash2 aria-hidden="true" />
      {t('broadcastsAdmin.remove')}
    </ConfirmButton>
  );
}

/** The saved draft and its audience, pending confirmation. */
interface PendingSend {
  readonly saved: Broadcast;
  readonly owners: number;
  readonly mails: number;
}

/** Sends after a confirmation that states the number of recipients. */
function SendAction({ draft }: { draft: DraftSave }) {
  const t = useTexts(broadcastsAdminTexts);
  const [confirmation, setConfirmation] = useState<PendingSend>();
  const close = ({ saved }: PendingSend) => {
    setConfirmation(undefined);
    draft.reconcile(saved);
  };
  const countCall = useAdminCall({
    call: async (api): Promise<PendingSend> => {
      const saved = await draft.save(api);
      const query = { audience: JSON.stringify(saved.audience) };
      return { saved, ...(await api.call(broadcastsApi.count, { query })) };
    },
    onFields: draft.onFields,
    onDone: (answer) => {
      if (answer.owners > 0) return setConfirmation(answer);
      toast({ variant: 'destructive', title: t('broadcastsAdmin.audience.count', { owners: 0 }) });
      draft.reconcile(answer.saved);
    },
  });
  const sending = useAdminCall({
    call: (api, { saved: { id }, owners }: PendingSend) =>
      api.call(broadcastsApi.send, { params: { id }, body: { count: owners } }),
    done: t('broadcastsAdmin.confirm.done'),
    onDone: (saved, { owners, mails }) => close({ saved, owners, mails }),
  });
  return (
    <>
      <Button loading={countCall.isPending} onClick={() => draft.check() && countCall.send()}>
        <Send aria-hidden="true" />
        {t('broadcastsAdmin.send')}
      </Button>
      <ConfirmAction
        title={t('broadcastsAdmin.confirm.title')}
        text={t('broadcastsAdmin.confirm.text', { owners: confirmation?.owners ?? 0, mails: confirmation?.mails ?? 0 })}
        action={t('broadcastsAdmin.confirm.action')}
        isOpen={confirmation !== undefined}
        onClose={() => confirmation && close(confirmation)}
        onConfirm={() => confirmation && sending.send(confirmation)}
        isPending={sending.isPending}
      />
    </>
  );
}

/** Saves the current field values; every action on a draft starts with it. */
interface DraftSave {
  /** Shows what is wrong before anything is sent; returns false then. */
  check(): boolean;
  save(api: Api): Promise<Broadcast>;
  /** Shows field errors of the server; returns false if none concerns a field. */
  onFields(fields: FieldErrors): boolean;
  /** Shows the server's response at once; a new broadcast gets its URL. */
  reconcile(answer: Broadcast): void;
  /** Discards unsaved changes. */
  forget(): void;
  /** Evaluated when leaving, which may happen before the page has rendered the saved state. */
  isDirty(): boolean;
}

function useDraftSave(
  broadcast: Broadcast | undefined,
  typed: Typed,
  onErrors: (errors: FieldErrors) => void,
): DraftSave {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const savedValues = useRef(typedOf(broadcast));
  // Retains the ID, so that a retry after a failed send does not create a second broadcast.
  const id = useRef(broadcast?.id);
  return {
    check: () => {
      const isValid = !hasInvalidIds(typed.ids);
      // The field says it already: it gets the focus.
      if (!isValid) onErrors({});
      return isValid;
    },
    save: async (api) => {
      const body = draftOf(typed);
      const saved = id.current
        ? await api.call(broadcastsApi.change, { params: { id: id.current }, body })
        : await api.call(broadcastsApi.create, { body });
      onErrors({});
      savedValues.current = typed;
      id.current = saved.id;
      return saved;
    },
    onFields: (fields) => {
      onErrors(fields);
      return Object.keys(fields).some((name) => name.startsWith('texts') || name === 'link');
    },
    reconcile: (answer) => {
      queries.setQueryData(adminKeys.detail(broadcastsApi.get, answer.id), answer);
      if (!broadcast) navigate(`/admin/notifications/${answer.id}`, { replace: true });
    },
    forget: () => {
      savedValues.current = typed;
    },
    isDirty: () => !isSame(typed, savedValues.current),
  };
}
