import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './file-box.module.css';
import { uploadsTexts } from './texts.ts';

interface SendingProps {
  name: string;
  /** From 0 to 1. */
  fraction: number;
  onCancel(): void;
}

/** The upload is complete and the server is processing it, for a short unknown time. */
const isFinishing = (fraction: number): boolean => fraction >= 1;

export function Sending({ name, fraction, onCancel }: SendingProps) {
  const t = useTexts(uploadsTexts);
  const percent = Math.round(fraction * 100);
  return (
    <Stack gap={2} shrink>
      <Row gap={3} align="center" justify="between">
        <Text as="span" size="s" tabular className={styles.texts}>
          {isFinishing(fraction) ? t('uploads.sending.finishing') : t('uploads.sending.now', { percent })}
        </Text>
        <Button variant="ghost" size="sm" onClick={onCancel} aria-label={t('uploads.sending.cancelNamed', { name })}>
          <X aria-hidden="true" />
          {t('uploads.sending.cancel')}
        </Button>
      </Row>
      <Progress
        label={t('uploads.sending.progress', { name })}
        max={1}
        {...(isFinishing(fraction) ? {} : { value: fraction })}
      />
    </Stack>
  );
}

interface FailedProps {
  name: string;
  message: string;
  /** Absent when there is no file to retry. */
  onRetry?: (() => void) | undefined;
  onDismiss(): void;
}

export function Failed({ name, message, onRetry, onDismiss }: FailedProps) {
  const t = useTexts(uploadsTexts);
  return (
    <Stack gap={2} shrink>
      <Row as="p" gap={2} tone="bad" size="s" weight="medium" className={styles.why} role="alert">
        <CircleAlert size={18} aria-hidden="true" />
        <span>{message}</span>
      </Row>
      {onRetry && (
        <Row gap={[3, 2]} wrap>
          <Button size="sm" onClick={onRetry} aria-label={t('uploads.sending.retryNamed', { name })}>
            <RotateCcw aria-hidden="true" />
            {t('uploads.sending.retry')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={onDismiss}
            aria-label={t('uploads.sending.dismissNamed', { name })}
          >
            {t('uploads.sending.dismiss')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
