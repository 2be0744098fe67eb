import { CircleCheck, Lock, Nfc, ScanQrCode, SmartphoneNfc, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import type { Writing } from '../nfc/writing.ts';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

interface PanelFailedProps {
  failed: Extract<Writing, { step: 'failed' }>;
  onAgain: () => void;
  onOverwrite: () => void;
  onLeave: () => void;
}

export function PanelFailed({ failed, onAgain, onOverwrite, onLeave }: PanelFailedProps) {
  const t = useTexts(tagTexts);
  const { operation, errorKind, found } = failed;
  return (
    <>
      <Notice icon={TriangleAlert} tone="bad" title={t(`workshopChips.nfc.failed.${operation}`)} isLive>
        <p>{t(`workshopChips.nfc.error.${errorKind}`)}</p>
        {found && (
          <p>
            {t('workshopChips.nfc.found')} <LatinText className={styles.link ?? ''}>{found}</LatinText>
          </p>
        )}
      </Notice>
      <Row gap={2} wrap className={styles.panelActions}>
        <Button onClick={onAgain}>{t('workshopChips.nfc.again')}</Button>
        {errorKind === 'taken' && (
          <Button variant="outline" className={styles.lock ?? ''} onClick={onOverwrite}>
            {t('workshopChips.nfc.overwrite')}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {t('workshopChips.nfc.stop')}
        </Button>
      </Row>
    </>
  );
}

interface PanelIdleProps {
  code: string;
  count: number;
  onWrite: () => void;
  /** Set if this phone can read the QR code of the printed card. */
  onScan?: (() => void) | undefined;
}

export function PanelIdle({ code, count, onWrite, onScan }: PanelIdleProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <div>
        <Text size="l" weight="heading">
          {t('workshopChips.nfc.next')} <LatinText className={styles.code ?? ''}>{code}</LatinText>
        </Text>
        <Text tone="muted" size="s">
          {t('workshopChips.nfc.left', { count })}
        </Text>
      </div>
      <Row gap={2} wrap className={styles.panelActions}>
        {onScan && (
          <Button onClick={onScan}>
            <ScanQrCode aria-hidden="true" />
            {t('workshopChips.scan.button')}
          </Button>
        )}
        <Button variant={onScan ? 'outline' : 'default'} onClick={onWrite}>
          <Nfc aria-hidden="true" />
          {t('workshopChips.nfc.write')}
        </Button>
      </Row>
    </>
  );
}

const steps = ['waiting', 'writing', 'reading', 'reporting'] as const;

interface PanelWritingProps {
  step: (typeof steps)[number];
  code: string;
  onStop: () => void;
}

/** Shows at each step what the admin should do with the tag. */
export function PanelWriting({ step, code, onStop }: PanelWritingProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <Row gap={3} align="center" className={styles.wave} role="status">
        <SmartphoneNfc size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <Text size="l" weight="heading">
            {t(`workshopChips.nfc.${step}.title`)}
          </Text>
          <Text tone="muted" size="s">
            {t(`workshopChips.nfc.${step}.text`)}
          </Text>
          <Text tone="muted" size="s">
            <LatinText className={styles.code ?? ''}>{code}</LatinText>
          </Text>
        </div>
      </Row>
      <Progress value={steps.indexOf(step) + 1} max={steps.length + 1} />
      {step !== 'reporting' && (
        <Row gap={2} wrap className={styles.panelActions}>
          <Button variant="outline" size="sm" onClick={onStop}>
            {t('workshopChips.nfc.stop')}
          </Button>
        </Row>
      )}
    </>
  );
}

interface PanelWrittenProps {
  code: string;
  serial: string;
  isLocked: boolean;
  hasMore: boolean;
  onLock: () => void;
  onNext: () => void;
}

/** Written and verified. Locking is a separate action because it is irreversible. */
export function PanelWritten({ code, serial, isLocked, hasMore, onLock, onNext }: PanelWrittenProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <Notice icon={CircleCheck} tone="sea" title={t('workshopChips.nfc.done.title', { code })} isLive>
        {serial && (
          <p>
            {t('workshopChips.nfc.done.serial')} <LatinText>{serial}</LatinText>
          </p>
        )}
        {isLocked && <p>{t('workshopChips.nfc.done.locked')}</p>}
      </Notice>
      <Row gap={2} wrap className={styles.panelActions}>
        <Button onClick={onNext}>{t(hasMore ? 'workshopChips.nfc.nextButton' : 'workshopChips.nfc.finish')}</Button>
        {!isLocked && (
          <ConfirmButton
            className={styles.lock ?? ''}
            call={{ isPending: false, send: onLock }}
            title={t('workshopChips.nfc.lock.title')}
            description={t('workshopChips.nfc.lock.text')}
            confirm={t('workshopChips.nfc.lock.confirm')}
            cancel={t('workshopChips.nfc.lock.cancel')}
            destructive
          >
            <Lock aria-hidden="true" />
            {t('workshopChips.nfc.lock.button')}
          </ConfirmButton>
        )}
      </Row>
    </>
  );
}
