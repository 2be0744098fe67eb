import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, PartyPopper } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { WorkshopTag } from '../../contract.ts';
import { workshopApi } from '../../contract.ts';
import type { TagModel } from '../../ndef.ts';
import type { NfcPort } from '../nfc/nfc-port.ts';
import { createWriting } from '../nfc/writing.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import { tagTexts } from '../tag-texts.ts';
import { PanelFailed } from './panel-failed.tsx';
import { PanelIdle } from './panel-idle.tsx';
import { PanelWriting } from './panel-writing.tsx';
import { PanelWritten } from './panel-written.tsx';
import styles from './tags.module.css';

interface WritePanelProps {
  Nfc: NfcPort;
  /** Those that are still to be written. */
  remaining: readonly WorkshopTag[];
  /** The one that was asked for; else the first. */
  chosen: string | undefined;
  kind: TagModel | undefined;
  onClosed: () => void;
}

/** Chips from this phone, one after the other. */
export function WritePanel({ Nfc, remaining, chosen, kind, onClosed }: WritePanelProps) {
  const t = useTexts(tagTexts);
  const { writing, now } = useWriting(Nfc, kind);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const next = remaining.find(({ code }) => code === chosen) ?? remaining[0];
  const target = writing.target();
  const goOn = () => {
    writing.leave();
    onClosed();
  };
  if (now.step === 'idle' && !next)
    return (
      <Notice icon={PartyPopper} tone="sea" title={t('workshopChips.nfc.all.title')}>
        {t('workshopChips.nfc.all.text')}
      </Notice>
    );
  return (
    <Stack
      as="section"
      gap={3}
      shrinkItems
      className={styles.panel}
      ref={panel}
      aria-label={t('workshopChips.nfc.title')}
    >
      {now.step === 'idle' && next && (
        <PanelIdle code={next.code} count={remaining.length} onWrite={() => void writing.write(next)} />
      )}
      {(now.step === 'waiting' || now.step === 'writing' || now.step === 'reading' || now.step === 'reporting') && (
        <PanelWriting step={now.step} code={target?.code ?? ''} onStop={writing.stop} />
      )}
      {now.step === 'failed' && (
        <PanelFailed
          failed={now}
          onAgain={() => void (now.operation === 'lock' ? writing.lock() : target && writing.write(target))}
          onOverwrite={() => void (target && writing.write(target, true))}
          onLeave={goOn}
        />
      )}
      {now.step === 'unreported' && (
        <PanelUnreported message={now.message} onAgain={() => void writing.reportAgain()} />
      )}
      {now.step === 'written' && (
        <PanelWritten
          code={target?.code ?? ''}
          serial={now.tag.serial}
          isLocked={now.isLocked}
          hasMore={remaining.some(({ code }) => code !== target?.code)}
          onLock={() => void writing.lock()}
          onNext={goOn}
        />
      )}
    </Stack>
  );
}

interface PanelUnreportedProps {
  message: string;
  onAgain: () => void;
}

/** The chip is good: nothing is written again, only the news is sent. */
function PanelUnreported({ message, onAgain }: PanelUnreportedProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <Notice icon={CloudOff} tone="warn" title={t('workshopChips.nfc.unreported.title')} isLive>
        {message}
      </Notice>
      <Row gap={2} wrap className={styles.panelActions}>
        <Button onClick={onAgain}>{t('workshopChips.nfc.unreported.again')}</Button>
      </Row>
    </>
  );
}

/** The work with chips, for as long as the panel is there. */
function useWriting(Nfc: NfcPort, kind: TagModel | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const tagModel = useRef(kind);
  tagModel.current = kind;
  const [writing] = useState(() =>
    createWriting({
      Nfc,
      report: async (code, read) => {
        await api.call(workshopApi.written, {
          params: { code },
          body: { read, ...(tagModel.current && { model: tagModel.current }) },
        });
        void queries.invalidateQueries({ queryKey: workshopKeys.orders });
      },
    }),
  );
  useEffect(() => () => writing.end(), [writing]);
  const now = useSyncExternalStore(writing.subscribe, writing.now, writing.now);
  return { writing, now };
}
