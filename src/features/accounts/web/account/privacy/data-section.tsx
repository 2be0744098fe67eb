import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Download, FileCheck2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { type QueryResult, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { Link, useLocation } from '#ui/router.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { downloadFile } from '#web-kit/download.ts';
import { type Account, type AccountExport, accountApi, type DeletionEffect } from '../../../contract.ts';
import { confirmsDeletion } from '../../../domain.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { accountQueries, useAccountCall, useDeletionChange } from '../use-account.ts';

const none = 0;

const mailedExport = (written: string | null): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : none);

/** Handles an export from request to download: it downloads automatically when ready, and again on demand. */
function useExport() {
  const api = useApi();
  const queries = useQueryClient();
  const { search } = useLocation();
  // A mail leads to an export that is ready, which is downloaded when its button is pressed.
  const [mailed] = useState(() => mailedExport(new URLSearchParams(search).get('export')));
  const [id, setId] = useState(mailed);
  const fetched = useRef(mailed);
  const { data: current, isError: isLost } = useQuery({ ...accountQueries.export(api, id), enabled: id !== none });
  const start = useAccountCall({
    call: () => api.call(accountApi.startExport, {}),
    onDone: (started) => {
      queries.setQueryData(accountQueries.export(api, started.id).queryKey, started);
      setId(started.id);
    },
  });
  const download = useAccountCall({ call: async () => current && downloadExport(api, current) });
  const isReady = current?.status === 'ready';
  useEffect(() => {
    if (!isReady || fetched.current === id) return;
    fetched.current = id;
    download.send();
  }, [isReady, id, download]);
  return {
    current: id === none ? undefined : current,
    isFailed: isLost || current?.status === 'failed',
    start,
    download,
  };
}

export function DataSection({ account: { isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  const { current, isFailed, start, download } = useExport();
  const startButton = (label: string) => (
    <Button variant="outline" loading={start.isPending} onClick={() => start.send()}>
      {label}
    </Button>
  );
  const state = isFailed ? 'failed' : (current?.status ?? 'none');
  return (
    <SettingsSection name="data" text={t('account.data.text')} isLocked={isDemo}>
      {state === 'none' && <div>{startButton(t('account.data.start'))}</div>}
      {(state === 'waiting' || state === 'running') && current && <ExportProgress current={current} />}
      {state === 'ready' && (
        <Notice
          icon={FileCheck2}
          tone="sea"
          isLive
          title={t('account.data.ready')}
          action={
            <Button loading={download.isPending} onClick={() => download.send()}>
              <Download aria-hidden="true" />
              {t('account.data.download')}
            </Button>
          }
        />
      )}
      {state === 'failed' && (
        <Notice
          icon={CircleAlert}
          tone="bad"
          isLive
          title={t('account.data.failed')}
          action={startButton(t('account.data.retry'))}
        >
          {t('account.data.failedText')}
        </Notice>
      )}
    </SettingsSection>
  );
}

function ExportProgress({ current: { sectionsDone, sectionsTotal } }: { current: AccountExport }) {
  const t = useTexts(accountTexts);
  const isKnown = sectionsTotal > 0;
  return (
    <Stack gap={2} aria-live="polite">
      <Row gap={[1, 4]} justify="between" wrap size="s">
        <span>{t('account.data.preparing')}</span>
        {isKnown && (
          <Text as="span" tone="muted" tabular>
            {t('account.data.progress', { done: sectionsDone, total: sectionsTotal })}
          </Text>
        )}
      </Row>
      <Progress label={t('account.data.preparing')} {...(isKnown ? { value: sectionsDone, max: sectionsTotal } : {})} />
    </Stack>
  );
}

export const exportFileName = ({ createdAt }: Pick<AccountExport, 'createdAt'>): string =>
  `negia-export-${dateInIsrael(new Date(createdAt))}.json`;

async function downloadExport(api: Api, one: AccountExport): Promise<void> {
  const content = await api.call(accountApi.downloadExport, { params: { id: one.id } });
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  downloadFile(new Blob([text], { type: 'application/json' }), exportFileName(one));
}

/** The server validates the confirmation; the button stays disabled until the input looks right. */
const schema = z.object({ confirmation: z.string() });

export function DeletionDialog({ username, onClose }: { username: string; onClose(): void }) {
  const t = useTexts(accountTexts);
  const form = useSchemaForm({ schema, defaultValues: { confirmation: '' } });
  const { locale } = useLocale();
  const effects = useQuery(accountQueries.deletionEffects(useApi(), locale));
  const { send, isPending } = useDeletionChange({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.requestDeletion, { body }),
    onFields: form.showFields,
    onDone: () => {
      onClose();
      // The date and the option to cancel are at the top.
      window.scrollTo({ top: 0 });
    },
  });
  const label = (
    <>
      {t('account.deletion.typed')} <bdi>{username}</bdi>
    </>
  );
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={t('account.deletion.title')}
        description={`${t('account.deletion.text')} ${t('account.deletion.undo')}`}
      >
        <Form form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
          <DeletionEffects reading={effects} />
          <Field label={label} error={form.errorOf('confirmation')}>
            <Input
              {...form.register('confirmation')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          </Field>
          <Row gap={3} align="center" wrap>
            <SubmitButton
              variant="destructive"
              disabled={effects.isPending || !confirmsDeletion(form.watch('confirmation'), username)}
            >
              {t('account.deletion.confirm')}
            </SubmitButton>
            <Button variant="outline" onClick={onClose}>
              {t('account.deletion.stay')}
            </Button>
          </Row>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** What deleting means for the owner's subscription, orders and documents; features with nothing to tell are silent. */
function DeletionEffects({ reading: { data, error } }: { reading: QueryResult<DeletionEffect[]> }) {
  const t = useTexts(accountTexts);
  if (error) return <Text tone="bad">{t('account.deletion.effectsFailed')}</Text>;
  if (!data) return <SkeletonGroup label={t('account.deletion.effectsLoading')} gap={2} shapes={['line', 'line']} />;
  if (data.length === 0) return null;
  return (
    <Stack as="ul" gap={3} aria-label={t('account.deletion.effects')}>
      {data.map(({ text, link }) => (
        <li key={text}>
          {text} {link && <Link to={link.path}>{link.text}</Link>}
        </li>
      ))}
    </Stack>
  );
}
