import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminUsersApi } from '#features/accounts/admin-contract.ts';
import { adminDetailQuery, ReasonField, useAdminCall } from '#features/admin/web/index.ts';
import { adminProfilesApi } from '#features/profiles/admin-contract.ts';
import { isolated } from '#i18n/format.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { Form, type SchemaForm, useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type BulkPreview, type BulkRun, bulkProfilesApi, bulkUsersApi } from '../contract.ts';
import type { BulkTarget } from '../domain.ts';
import { actionOf, type BulkForm, bulkForm, defaultForm, kindsOf } from './bulk-form.ts';
import { bulkWebTexts } from './bulk-texts.ts';

/** The form sends only the actions of its own list. */
const apis = { users: bulkUsersApi, profiles: bulkProfilesApi as unknown as typeof bulkUsersApi };

const listPaths = { users: adminUsersApi.list.path, profiles: adminProfilesApi.list.path };

interface BulkDialogProps {
  target: BulkTarget;
  /** The marked rows; without them all that the filter finds. */
  ids: readonly number[] | undefined;
  filter: Readonly<Record<string, string>>;
  onClose: () => void;
}

const bodyOf = ({ ids, filter }: Pick<BulkDialogProps, 'ids' | 'filter'>, form: BulkForm) =>
  ({ action: actionOf(form), ...(ids ? { ids: [...ids] } : { filter }) }) as never;

/** Choose, look at the effect, confirm, follow the progress. */
export function BulkDialog({ target, ids, filter, onClose }: BulkDialogProps) {
  const t = useTexts(bulkWebTexts);
  const api = apis[target];
  const [values, setValues] = useState(() => defaultForm(target, new Date()));
  const [preview, setPreview] = useState<BulkPreview>();
  const [runId, setRunId] = useState<number>();
  // A second click starts no second run.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useSchemaForm({ schema: bulkForm, texts: [bulkWebTexts], defaultValues: values });
  const look = useAdminCall<BulkPreview, BulkForm>({
    call: (client, typed) => client.call(api.preview, { body: bodyOf({ ids, filter }, typed) }),
    onDone: (found, typed) => {
      setValues(typed);
      setKey(crypto.randomUUID());
      setPreview(found);
    },
  });
  const start = useAdminCall<BulkRun>({
    call: (client) => client.call(api.start, { body: bodyOf({ ids, filter }, values) }, { 'idempotency-key': key }),
    onDone: ({ id }) => setRunId(id),
  });
  const title = t(`bulkActions.title.${target}`);
  const scope = ids ? t('bulkActions.ofMarked', { count: ids.length }) : t('bulkActions.ofFilter');
  const closeButton = (
    <Button variant="outline" onClick={onClose}>
      {t('bulkActions.close')}
    </Button>
  );
  const footer = () => {
    if (runId !== undefined) return closeButton;
    if (!preview)
      return (
        <Button loading={look.isPending} onClick={() => void form.handleSubmit(look.send)()}>
          {t('bulkActions.preview')}
        </Button>
      );
    return (
      <>
        {preview.changing > 0 && (
          <Button
            variant={values.kind === 'suspend' ? 'destructive' : 'default'}
            loading={start.isPending}
            onClick={() => start.send()}
          >
            {t('bulkActions.start', { count: preview.changing })}
          </Button>
        )}
        <Button variant="outline" onClick={() => setPreview(undefined)}>
          {t('bulkActions.back')}
        </Button>
      </>
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title} description={scope} footer={footer()}>
        {runId !== undefined && <RunProgress target={target} id={runId} />}
        {runId === undefined && preview && <Effect preview={preview} kind={values.kind} />}
        {runId === undefined && !preview && <ActionForm target={target} form={form} onSubmit={look.send} />}
      </DialogContent>
    </Dialog>
  );
}

interface ActionFormProps {
  target: BulkTarget;
  form: SchemaForm<BulkForm>;
  onSubmit: (typed: BulkForm) => void;
}

function ActionForm({ target, form, onSubmit }: ActionFormProps) {
  const t = useTexts(bulkWebTexts);
  const kind = form.watch('kind');
  return (
    <Form form={form} onSubmit={onSubmit} gap={4}>
      <Field label={t('bulkActions.kind')}>
        <Select {...form.register('kind')}>
          {kindsOf[target].map((one) => (
            <option key={one} value={one}>
              {t(`bulkActions.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'extend-trial' && (
        <Field label={t('bulkActions.days')} error={form.errorOf('days')} required>
          <Input {...form.register('days')} type="number" inputMode="numeric" min={1} max={365} />
        </Field>
      )}
      {kind === 'give-package' && (
        <>
          <Field label={t('bulkActions.package')}>
            <Select {...form.register('packageType')}>
              <option value="advanced">{t('bulkActions.packages.advanced')}</option>
              <option value="pro">{t('bulkActions.packages.pro')}</option>
            </Select>
          </Field>
          <Field label={t('bulkActions.until')} error={form.errorOf('until')} required>
            <Input {...form.register('until')} type="date" />
          </Field>
        </>
      )}
      {kind === 'suspend' && (
        <ReasonField {...form.register('reason')} error={form.errorOf('reason')} label={t('bulkActions.reason')} />
      )}
    </Form>
  );
}

function Effect({ preview, kind }: { preview: BulkPreview; kind: BulkForm['kind'] }) {
  const t = useTexts(bulkWebTexts);
  const { changing, sample, skipped } = preview;
  const names = sample.map(isolated).join(' · ');
  return (
    <Stack gap={3} role="status">
      <Text weight="strong">
        {t(`bulkActions.kinds.${kind}`)}: {t('bulkActions.changing', { count: changing })}
      </Text>
      {sample.length > 0 && <Caption>{t('bulkActions.sample', { names })}</Caption>}
      {skipped.length > 0 && (
        <Stack gap={1}>
          <Text>{t('bulkActions.skipping')}</Text>
          <Stack as="ul" gap={1}>
            {skipped.map(({ reason, count }) => (
              <Text as="li" key={reason} tone="muted" size="s">
                {t('bulkActions.skipped', { reason: t(`bulkActions.reasons.${reason}`), count })}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {changing > 0 && <Caption>{t('bulkActions.told')}</Caption>}
    </Stack>
  );
}

function RunProgress({ target, id }: { target: BulkTarget; id: number }) {
  const t = useTexts(bulkWebTexts);
  const follow = { isUnderWay: (run: BulkRun) => !run.isDone };
  const { data, error, refetch } = useQuery(adminDetailQuery(useApi(), apis[target].find, id, follow));
  const queries = useQueryClient();
  const isOver = data?.isDone === true;
  // The list behind it shows what was changed.
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: [listPaths[target]] });
  }, [isOver, queries, target]);
  if (!data && error)
    return <QueryFailure level="h3" error={error} failed={t('bulkActions.failed')} onRetry={() => void refetch()} />;
  const { total = 1, counts, isDone = false, left = [] } = data ?? {};
  const tried = total - (counts?.waiting ?? total);
  return (
    <Stack gap={3}>
      {!isDone && (
        <>
          <Text role="status">
            {t('bulkActions.running')} {data && t('bulkActions.progress', { done: tried, total })}
          </Text>
          <Progress label={t('bulkActions.running')} value={tried} max={total} />
          <Caption>{t('bulkActions.goesOn')}</Caption>
        </>
      )}
      {isDone && (
        <Text weight="strong" role="status">
          {t('bulkActions.done', { count: counts?.done ?? 0 })}
        </Text>
      )}
      {isDone && left.length > 0 && (
        <Stack gap={1}>
          <Text>{t('bulkActions.left')}</Text>
          <Stack as="ul" gap={1}>
            {left.map((one) => (
              <Text as="li" key={one.id} tone={one.state === 'failed' ? 'bad' : 'muted'} size="s" breakWords>
                <bdi>{one.name || `#${one.id}`}</bdi> · {t(`bulkActions.reasons.${one.reason}`)}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
