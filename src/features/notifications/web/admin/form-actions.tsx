import { useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { instantField, instantOfField } from '#base/time/instant-field.ts';
import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import { adminKeys, ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
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

const nineOClock = 9 * 60;
const tomorrowMorning = (): Date => instantInIsrael(addDays(dateInIsrael(new Date()), 1), nineOClock);

/** Sends, or schedules, after a confirmation that states the number of recipients. */
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
      const query = { kind: saved.kind, audience: JSON.stringify(saved.audience) };
      return { saved, ...(await api.call(broadcastsApi.count, { query })) };
    },
    onFields: draft.onFields,
    onDone: (answer) => {
      if (answer.owners > 0) return setConfirmation(answer);
      toast({ variant: 'destructive', title: t('broadcastsAdmin.audience.count', { owners: 0 }) });
      draft.reconcile(answer.saved);
    },
  });
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState(() => instantField(tomorrowMorning()));
  const [error, setError] = useState<string>();
  const sending = useAdminCall({
    call: (api, { saved: { id }, owners, sendAt }: PendingSend & { readonly sendAt: string | null }) =>
      api.call(broadcastsApi.send, { params: { id }, body: { count: owners, at: sendAt } }),
    onFields: ({ at: refused }) => {
      setError(refused);
      return refused !== undefined;
    },
    onDone: (saved, { owners, mails }) => {
      toast({ title: t(`broadcastsAdmin.confirm.${saved.status === 'scheduled' ? 'scheduled' : 'done'}`) });
      close({ saved, owners, mails });
    },
  });
  const confirm = (pending: PendingSend) => {
    const instant = isLater ? instantOfField(at) : null;
    if (instant === undefined || (instant && instant <= new Date())) return setError(t('broadcastsAdmin.confirm.past'));
    sending.send({ ...pending, sendAt: instant?.toISOString() ?? null });
  };
  const { owners = 0, mails = 0 } = confirmation ?? {};
  return (
    <>
      <Button loading={countCall.isPending} onClick={() => draft.check() && countCall.send()}>
        <Send aria-hidden="true" />
        {t('broadcastsAdmin.send')}
      </Button>
      <ConfirmAction
        title={t(`broadcastsAdmin.confirm.${isLater ? 'laterTitle' : 'title'}`)}
        text={t(`broadcastsAdmin.confirm.${isLater ? 'laterText' : 'text'}`, { owners, mails })}
        action={t(`broadcastsAdmin.confirm.${isLater ? 'scheduleAction' : 'action'}`)}
        isOpen={confirmation !== undefined}
        onClose={() => confirmation && close(confirmation)}
        onConfirm={() => confirmation && confirm(confirmation)}
        isPending={sending.isPending}
      >
        <SegmentedChoice
          label={t('broadcastsAdmin.confirm.when')}
          values={['now', 'later'] as const}
          text={(one) => t(`broadcastsAdmin.confirm.${one}`)}
          value={isLater ? 'later' : 'now'}
          onChange={(one) => setLater(one === 'later')}
        />
        {isLater && (
          <Field label={t('broadcastsAdmin.confirm.at')} error={error} required>
            <Input
              type="datetime-local"
              dir="ltr"
              min={instantField(new Date())}
              value={at}
              onChange={({ currentTarget }) => {
                setError(undefined);
                setAt(currentTarget.value);
              }}
            />
          </Field>
        )}
      </ConfirmAction>
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
