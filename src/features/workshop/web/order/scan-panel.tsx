import { CameraOff, ScanQrCode, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopTag } from '../../contract.ts';
import { findDetector, startScan } from '../camera/card-scanner.ts';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

interface ScanPanelProps {
  /** The tag whose card is expected. */
  code: string;
  /** All tags of the order, to say whose card it is instead. */
  tags: readonly WorkshopTag[];
  /** The printed card and the tag belong together. */
  onMatch(): void;
  /** Another card of this order that is still to be written. */
  onOther(code: string): void;
  onStop(): void;
}

/** Before a tag is written: the printed card in the hand must be its own. */
export function ScanPanel({ code, tags, onMatch, onOther, onStop }: ScanPanelProps) {
  const t = useTexts(tagTexts);
  const [found, setFound] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const again = () => {
    setFound(undefined);
    setIsRefused(false);
  };
  const handleCode = (scanned: string) => (scanned === code ? onMatch() : setFound(scanned));
  if (isRefused)
    return (
      <>
        <Notice icon={CameraOff} tone="warn" title={t('workshopChips.scan.refused.title')} isLive>
          {t('workshopChips.scan.refused.text')}
        </Notice>
        <ScanActions onAgain={again} onStop={onStop} />
      </>
    );
  if (found) {
    const other = tags.find((tag) => tag.code === found);
    const isToWrite = other !== undefined && !other.writtenAt && other.state !== 'retired';
    const reason = other ? (isToWrite ? 'other' : 'done') : 'foreign';
    return (
      <>
        <Notice icon={TriangleAlert} tone="bad" title={t('workshopChips.scan.differs', { code: found })} isLive>
          {t(`workshopChips.scan.reason.${reason}`, { code })}
        </Notice>
        <Row gap={2} wrap className={styles.panelActions}>
          <Button onClick={again}>{t('workshopChips.scan.again')}</Button>
          {isToWrite && (
            <Button variant="outline" onClick={() => onOther(found)}>
              {t('workshopChips.scan.writeOther', { code: found })}
            </Button>
          )}
          <Button variant="outline" onClick={onStop}>
            {t('workshopChips.nfc.stop')}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <>
      <Row gap={3} align="center" className={styles.wave} role="status">
        <ScanQrCode size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <Text size="l" weight="heading">
            {t('workshopChips.scan.title')}
          </Text>
          <Text tone="muted" size="s">
            {t('workshopChips.scan.text', { code })}
          </Text>
        </div>
      </Row>
      <Camera onCode={handleCode} onFailed={() => setIsRefused(true)} />
      <ScanActions onStop={onStop} />
    </>
  );
}

function ScanActions({ onAgain, onStop }: { onAgain?: () => void; onStop: () => void }) {
  const t = useTexts(tagTexts);
  return (
    <Row gap={2} wrap className={styles.panelActions}>
      {onAgain && <Button onClick={onAgain}>{t('workshopChips.scan.again')}</Button>}
      <Button variant="outline" size="sm" onClick={onStop}>
        {t('workshopChips.nfc.stop')}
      </Button>
    </Row>
  );
}

function Camera({ onCode, onFailed }: { onCode(code: string): void; onFailed(): void }) {
  const t = useTexts(tagTexts);
  const video = useRef<HTMLVideoElement>(null);
  const handleCode = useEffectEvent(onCode);
  const handleFailure = useEffectEvent(onFailed);
  useEffect(() => {
    const Detector = findDetector();
    if (!video.current || !Detector) return undefined;
    return startScan({
      Detector,
      video: video.current,
      onCode: (code) => handleCode(code),
      onFailed: () => handleFailure(),
    }).stop;
  }, []);
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('workshopChips.scan.title')} />;
}
