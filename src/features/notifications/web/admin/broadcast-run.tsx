import { useState } from 'react';
import { ConfirmAction, DetailList, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { typedOf } from './draft.ts';
import { Preview } from './preview.tsx';
import { SentProgress } from './sent-progress.tsx';

interface BroadcastRunProps {
  broadcast: Broadcast;
}

/** On its way, held or over: how far it has got, and what can still be done. */
export function BroadcastRun({ broadcast }: BroadcastRunProps) {
  const t = useTexts(broadcastsAdminTexts);
  const { startedAt, endedAt } = broadcast;
  return (
    <>
      <Panel title={t('broadcastsAdmin.progress')} actions={<RunActions broadcast={broadcast} />}>
        <SentProgress broadcast={broadcast} />
        <DetailList
          rows={[
            { name: t('broadcastsAdmin.started'), value: startedAt && <DateText value={startedAt} time /> },
            { name: t('broadcastsAdmin.ended'), value: endedAt && <DateText value={endedAt} time /> },
          ]}
        />
      </Panel>
      <Preview typed={typedOf(broadcast)} />
    </>
  );
}

function RunActions({ broadcast: { id, status } }: BroadcastRunProps) {
  const t = useTexts(broadcastsAdminTexts);
  const [isStopping, setIsStopping] = useState(false);
  const params = { id };
  const pause = useAdminCall({
    call: (api) => api.call(broadcastsApi.pause, { params }),
    done: t('broadcastsAdmin.paused'),
  });
  const resume = useAdminCall({
    call: (api) => api.call(broadcastsApi.resume, { params }),
    done: t('broadcastsAdmin.resumed'),
  });
  const stop = useAdminCall({
    call: (api) => api.call(broadcastsApi.stop, { params }),
    done: t('broadcastsAdmin.stopped'),
    onDone: () => setIsStopping(false),
  });
  if (status !== 'sending' && status !== 'paused') return null;
  return (
    <>
      {status === 'sending' ? (
        <Button size="sm" variant="outline" loading={pause.isPending} onClick={() => pause.send()}>
          {t('broadcastsAdmin.pause')}
        </Button>
      ) : (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.send()}>
          {t('broadcastsAdmin.resume')}
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => setIsStopping(true)}>
        {t('broadcastsAdmin.stop')}
      </Button>
      <ConfirmAction
        title={t('broadcastsAdmin.stop')}
        text={t('broadcastsAdmin.stopText')}
        action={t('broadcastsAdmin.stop')}
        isDangerous
        isOpen={isStopping}
        onClose={() => setIsStopping(false)}
        onConfirm={() => stop.send()}
        isPending={stop.isPending}
      />
    </>
  );
}
