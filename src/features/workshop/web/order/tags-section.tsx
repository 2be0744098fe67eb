import { useQueryClient } from '@tanstack/react-query';
import { Check, CheckCheck, CloudOff, Nfc, PartyPopper, Smartphone } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { adminKeys, MayChange, useAdminCall } from '#features/admin/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type WorkshopOrderDetail, type WorkshopTag, workshopApi } from '../../contract.ts';
import { type TagModel, tagModels } from '../../ndef.ts';
import { findDetector } from '../camera/card-scanner.ts';
import { TagBytes } from '../components/tag-bytes.tsx';
import { findNfc, type NfcPort } from '../nfc/nfc-port.ts';
import { createWriting } from '../nfc/writing.ts';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';
import { ScanPanel } from './scan-panel.tsx';
import { Section } from './section.tsx';
import { PanelFailed, PanelIdle, PanelWriting, PanelWritten } from './write-states.tsx';

/** Retired tags are no longer written. */
const isToWrite = ({ writtenAt, state }: WorkshopTag): boolean => !writtenAt && state !== 'retired';

interface TagRowProps {
  tag: WorkshopTag;
  kind: TagModel | undefined;
  /** Set if this phone can write the tag. */
  onWrite?: () => void;
}

function TagRow({ tag, kind, onWrite }: TagRowProps) {
  const t = useTexts(tagTexts);
  const { code, link, state, writtenAt } = tag;
  // Written elsewhere: the admin vouches for having checked it.
  const mark = useAdminCall({
    call: (api) => api.call(workshopApi.written, { params: { code }, body: { ...(kind && { model: kind }) } }),
    done: t('workshopChips.marked'),
  });
  return (
    <Grid as="li" columns={1} className={styles.tag}>
      <Row gap={2} align="center" wrap>
        <LatinText className={styles.code ?? ''}>{code}</LatinText>
        {writtenAt ? (
          <Badge variant="good" size="sm">
            <Check size={14} aria-hidden="true" />
            {t('workshopChips.row.done')}
          </Badge>
        ) : (
          <Badge variant="outline" size="sm">
            {t(state === 'retired' ? 'workshopChips.row.retired' : 'workshopChips.row.notDone')}
          </Badge>
        )}
        {writtenAt && (
          <Text as="span" tone="muted" size="s">
            <DateText value={writtenAt} time />
          </Text>
        )}
      </Row>
      {isToWrite(tag) && (
        <MayChange>
          <Row gap={2} wrap>
            {onWrite && (
              <Button
                variant="outline"
                size="sm"
                onClick={onWrite}
                aria-label={t('workshopChips.row.writeOf', { code })}
              >
                <Nfc aria-hidden="true" />
                {t('workshopChips.row.write')}
              </Button>
            )}
            <ConfirmButton
              size="sm"
              call={mark}
              aria-label={t('workshopChips.row.markOf', { code })}
              title={t('workshopChips.row.markTitle', { code })}
              description={t('workshopChips.row.markText')}
              confirm={t('workshopChips.row.markConfirm')}
              cancel={t('workshopChips.back')}
            >
              {t('workshopChips.row.mark')}
            </ConfirmButton>
          </Row>
        </MayChange>
      )}
      <Grid columns="fill auto" gap={2} align="center" className={styles.value}>
        <LatinText className={styles.link ?? ''}>{link}</LatinText>
        <CopyButton value={link} label={t('workshopChips.row.copyLink', { code })} />
      </Grid>
      <TagBytes tag={tag} copyLabel={t('workshopChips.row.copyNdef', { code })} />
    </Grid>
  );
}

/** The content of each tag, and the ways to write it: with this phone, a machine or another tool. */
export function TagsSection({ order: { id, chips: tags } }: { order: WorkshopOrderDetail }) {
  const t = useTexts(tagTexts);
  const [kind, setKind] = useState<TagModel | ''>('');
  const [chosen, setChosen] = useState<string>();
  const kindId = useId();
  if (tags.length === 0)
    return (
      <Section title={t('workshopChips.title')}>
        <Text tone="muted" size="s">
          {t('workshopChips.early')}
        </Text>
      </Section>
    );
  const Nfc = findNfc();
  const done = tags.filter(({ writtenAt }) => writtenAt).length;
  const written = t('workshopChips.written', { done, count: tags.length });
  const remaining = tags.filter(isToWrite);
  return (
    <Section title={t('workshopChips.title')} description={written}>
      <Progress value={done} max={tags.length} label={written} />
      {Nfc ? (
        <WritePanel
          Nfc={Nfc}
          tags={tags}
          remaining={remaining}
          chosen={chosen}
          kind={kind || undefined}
          onClosed={() => setChosen(undefined)}
        />
      ) : (
        remaining.length > 0 && <ElsewhereNotice />
      )}
      {remaining.length > 0 && (
        <Row gap={3} align="end" justify="between" wrap>
          <Stack as="label" gap={1} tone="muted" size="s" className={styles.kind} htmlFor={kindId}>
            <span>{t('workshopChips.kind.label')}</span>
            <Select
              id={kindId}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as TagModel | '')}
            >
              <option value="">{t('workshopChips.kind.unknown')}</option>
              {tagModels.map((name) => (
                <option key={name} value={name}>
                  {name.toUpperCase()}
                </option>
              ))}
            </Select>
          </Stack>
          <MayChange>
            <AllWritten orderId={id} kind={kind || undefined} />
          </MayChange>
        </Row>
      )}
      <VisuallyHidden role="status">{written}</VisuallyHidden>
      <Stack as="ul" shrinkItems aria-label={t('workshopChips.row.list')}>
        {tags.map((tag) => (
          <TagRow
            key={tag.code}
            tag={tag}
            kind={kind || undefined}
            {...(Nfc && { onWrite: () => setChosen(tag.code) })}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** Shown if this browser cannot write tags: which devices can, and the alternatives. */
function ElsewhereNotice() {
  const t = useTexts(tagTexts);
  return (
    <Notice icon={Smartphone} tone="sea" title={t('workshopChips.nfc.elsewhere.title')}>
      {t('workshopChips.nfc.elsewhere.text')}
    </Notice>
  );
}

function AllWritten({ orderId, kind }: { orderId: number; kind: TagModel | undefined }) {
  const t = useTexts(tagTexts);
  const queries = useQueryClient();
  const call = useAdminCall({
    call: (api) =>
      api.call(workshopApi.writtenAll, { params: { id: orderId }, body: { ...(kind && { model: kind }) } }),
    done: t('workshopChips.all.done'),
    onDone: (order) => queries.setQueryData(adminKeys.detail(workshopApi.order, orderId), order),
  });
  return (
    <ConfirmButton
      size="sm"
      call={call}
      title={t('workshopChips.all.title')}
      description={t('workshopChips.all.text')}
      confirm={t('workshopChips.all.confirm')}
      cancel={t('workshopChips.back')}
    >
      <CheckCheck aria-hidden="true" />
      {t('workshopChips.all.button')}
    </ConfirmButton>
  );
}

interface WritePanelProps {
  Nfc: NfcPort;
  tags: readonly WorkshopTag[];
  /** Tags still to be written. */
  remaining: readonly WorkshopTag[];
  /** The selected tag; the first one if undefined. */
  chosen: string | undefined;
  kind: TagModel | undefined;
  onClosed: () => void;
}

/** Writes tags with this phone, one after the other. */
function WritePanel({ Nfc, tags, remaining, chosen, kind, onClosed }: WritePanelProps) {
  const t = useTexts(tagTexts);
  const { writing, now } = useWriting(Nfc, kind);
  const panel = useRef<HTMLElement>(null);
  const [scanned, setScanned] = useState<string>();
  useEffect(() => {
    if (chosen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const next = remaining.find(({ code }) => code === chosen) ?? remaining[0];
  const target = writing.target();
  const goOn = () => {
    writing.leave();
    onClosed();
  };
  const writeScanned = (code: string) => {
    setScanned(undefined);
    const tag = remaining.find((one) => one.code === code);
    if (tag) void writing.write(tag);
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
      {now.step === 'idle' && next && scanned && (
        <ScanPanel
          key={scanned}
          code={scanned}
          tags={tags}
          onMatch={() => writeScanned(scanned)}
          onOther={writeScanned}
          onStop={() => setScanned(undefined)}
        />
      )}
      {now.step === 'idle' && next && !scanned && (
        <PanelIdle
          code={next.code}
          count={remaining.length}
          onWrite={() => void writing.write(next)}
          onScan={findDetector() && (() => setScanned(next.code))}
        />
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

/** The tag is written correctly; only the report to the server is sent again. */
function PanelUnreported({ message, onAgain }: { message: string; onAgain: () => void }) {
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

/** The writing session, for as long as the panel is mounted. */
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
        void queries.invalidateQueries({ queryKey: [workshopApi.order.path] });
        void queries.invalidateQueries({ queryKey: [workshopApi.orders.path] });
      },
    }),
  );
  useEffect(() => () => writing.end(), [writing]);
  const now = useSyncExternalStore(writing.subscribe, writing.now, writing.now);
  return { writing, now };
}
