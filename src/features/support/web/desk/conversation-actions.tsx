import { useQuery } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type DeskConversation, deskApi } from '../../desk-contract.ts';
import styles from './desk.module.css';
import { deskQueries, useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';

export function useAssignee({ id, assignee }: DeskConversation) {
  const t = useTexts(deskTexts);
  const { user } = useSession();
  const { data: staff = [] } = useQuery(deskQueries.staff(useApi()));
  const { send, isPending } = useDeskCall<number | null>({
    call: (api, assigneeId) => api.call(deskApi.assign, { params: { id }, body: { assigneeId } }),
    done: t('desk.talk.assigned'),
  });
  // Whoever may no longer answer still shows as the one who did.
  const all = assignee && !staff.some((one) => one.id === assignee.id) ? [...staff, assignee] : staff;
  const choices = [
    { id: null, name: t('desk.talk.nobody') },
    ...all.map((one) => ({ ...one, name: one.id === user?.id ? t('desk.talk.me', { name: one.name }) : one.name })),
  ];
  return { choices, assign: send, isPending };
}

export function Assignee({ conversation }: { conversation: DeskConversation }) {
  const t = useTexts(deskTexts);
  const { choices, assign, isPending } = useAssignee(conversation);
  return (
    <span className={styles.assignee}>
      <Select
        aria-label={t('desk.talk.assignee')}
        value={conversation.assignee?.id ?? ''}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => assign(value === '' ? null : Number(value))}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id ?? ''}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** No confirmation: closing can be undone in the message that tells of it. */
export function useClosing({ id, isClosed }: DeskConversation) {
  const t = useTexts(deskTexts);
  const { send: undo } = useDeskCall({
    call: (api) => api.call(deskApi.setClosed, { params: { id }, body: { isClosed: false } }),
    done: t('desk.talk.reopened'),
  });
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.setClosed, { params: { id }, body: { isClosed: !isClosed } }),
    onDone: ({ conversation }) =>
      conversation.isClosed
        ? toast({ title: t('desk.talk.closed'), action: { label: t('desk.talk.undo'), onClick: () => undo() } })
        : toast({ title: t('desk.talk.reopened') }),
  });
  const name = t(isClosed ? 'desk.talk.reopen' : 'desk.talk.close');
  return { name, icon: isClosed ? LockOpen : Lock, toggle: () => send(), isPending };
}

export function Closing({ conversation }: { conversation: DeskConversation }) {
  const { name, icon: Icon, toggle, isPending } = useClosing(conversation);
  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={toggle}>
      <Icon aria-hidden="true" />
      {name}
    </Button>
  );
}
