import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { Switch } from '#ui/choices/switch.tsx';
import { QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { notificationsApi } from '../../contract.ts';
import { isForStaff, type MailKind, mailKinds } from '../../domain.ts';
import { mailKindTexts } from '../../kind-texts.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import styles from './mail-choices.module.css';

/** Chooses which notifications are also sent by email. */
export function MailChoices() {
  const t = useTexts(noticesTexts);
  const choices = useQuery(notificationsQueries.mailChoices(useApi()));
  const { user } = useSession();
  const isShown = (kind: MailKind): boolean => user?.userRole === 'admin' || !isForStaff(kind);
  return (
    <QueryContent query={choices} failed={t('notices.mails.failed')} level="h3" skeleton={<MailChoicesSkeleton />}>
      {(data) => (
        <Stack as="ul" shrinkItems>
          {mailKinds.filter(isShown).map((kind) => (
            <MailChoiceRow key={kind} kind={kind} isOn={data[kind]} />
          ))}
        </Stack>
      )}
    </QueryContent>
  );
}

function MailChoicesSkeleton() {
  const t = useTexts(noticesTexts);
  return (
    <SkeletonGroup label={t('notices.mails.loading')}>
      {mailKinds.map((kind) => (
        <Row gap={[3, 4]} align="center" key={kind} className={styles.row}>
          <Stack as="span" grow shrink className={styles.texts}>
            <Skeleton />
            <Skeleton />
          </Stack>
        </Row>
      ))}
    </SkeletonGroup>
  );
}

function MailChoiceRow({ kind, isOn }: { kind: MailKind; isOn: boolean }) {
  const t = useTexts(noticesTexts);
  const name = useTexts(mailKindTexts);
  const { choose, state } = useChoose(kind);
  const id = useId();
  return (
    <Row as="li" gap={[3, 4]} align="center" className={styles.row}>
      <Stack grow shrink className={styles.texts}>
        <label className={styles.name} htmlFor={id}>
          {name(`mailKinds.${kind}`)}
        </label>
        <Text tone="muted" size="s" id={`${id}-text`}>
          {t(`notices.mails.${kind}`)}
        </Text>
      </Stack>
      <Row as="span" gap={1} align="center" inline className={styles.state} role="status" data-state={state}>
        {state === 'saving' && <Spinner size={16} />}
        {state === 'saved' && <Check size={16} aria-hidden="true" />}
        {state !== 'idle' && t(`notices.mails.${state}`)}
      </Row>
      <Switch id={id} aria-describedby={`${id}-text`} checked={isOn} onCheckedChange={choose} />
    </Row>
  );
}

/** Optimistic update, saved at once and rolled back on failure. */
function useChoose(kind: MailKind): { choose: (isOn: boolean) => void; state: 'idle' | 'saving' | 'saved' } {
  const t = useTexts(noticesTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = notificationsQueries.mailChoices(api);
  // Of several quick clicks, only the response to the last one counts.
  const last = useRef(0);
  const show = (isOn: boolean) => queries.setQueryData(queryKey, (before) => before && { ...before, [kind]: isOn });
  const showFailure = useShowFailure(t('notices.mails.notSaved'));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ isOn }: { isOn: boolean; attempt: number }) =>
      api.call(notificationsApi.setMailChoices, { body: { [kind]: isOn } }),
    onMutate: async ({ isOn }) => {
      // A pending older response would reset the switch.
      await queries.cancelQueries({ queryKey });
      show(isOn);
    },
    onError: (error, { isOn, attempt }) => {
      if (attempt !== last.current) return;
      show(!isOn);
      showFailure(error);
    },
    // Serialized, so that the last click determines the stored value.
    scope: { id: `mail-choice-${kind}` },
  });
  const choose = (isOn: boolean) => {
    last.current += 1;
    mutate({ isOn, attempt: last.current });
  };
  return { choose, state: isPending ? 'saving' : isSuccess ? 'saved' : 'idle' };
}
