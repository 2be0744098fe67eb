import { CircleCheck, Lock } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/overlays/alert-dialog.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

interface PanelWrittenProps {
  code: string;
  serial: string;
  isLocked: boolean;
  hasMore: boolean;
  onLock: () => void;
  onNext: () => void;
}

/** Written and checked. Locking is a question of its own, because it is for good. */
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
          <AlertDialog>
            <AlertDialogTrigger asChild>
              <Button variant="outline" className={styles.lock ?? ''}>
                <Lock aria-hidden="true" />
                {t('workshopChips.nfc.lock.button')}
              </Button>
            </AlertDialogTrigger>
            <AlertDialogContent
              title={t('workshopChips.nfc.lock.title')}
              description={t('workshopChips.nfc.lock.text')}
              confirm={t('workshopChips.nfc.lock.confirm')}
              cancel={t('workshopChips.nfc.lock.cancel')}
              onConfirm={onLock}
              destructive
            />
          </AlertDialog>
        )}
      </Row>
    </>
  );
}
