import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import type { UploadOptions } from '#web-kit/api/upload.ts';
import { type FileKind, filesApi, type StoredFile } from '../contract.ts';
import styles from './file-box.module.css';
import { uploadsTexts } from './texts.ts';
import type { FilePicker } from './use-file-picker.ts';
import { useFocusAfterStep } from './use-focus-restore.ts';

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
  /** Absent when there is no file to retry, or it would fail again. */
  onRetry?: (() => void) | undefined;
  /** Absent when there is no file to remove. */
  onDismiss?: (() => void) | undefined;
}

export function Failed({ name, message, onRetry, onDismiss }: FailedProps) {
  const t = useTexts(uploadsTexts);
  return (
    <Stack gap={2} shrink>
      <Row as="p" gap={2} tone="bad" size="s" weight="medium" className={styles.why} role="alert">
        <CircleAlert size={18} aria-hidden="true" />
        <span>{message}</span>
      </Row>
      {onDismiss && (
        <Row gap={[3, 2]} wrap>
          {onRetry && (
            <Button size="sm" onClick={onRetry} aria-label={t('uploads.sending.retryNamed', { name })}>
              <RotateCcw aria-hidden="true" />
              {t('uploads.sending.retry')}
            </Button>
          )}
          <Button
            variant={onRetry ? 'ghost' : 'default'}
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

/** The file is held in memory until it is uploaded, so that a failure loses nothing. */
type UploadState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly fraction: number }
  | { readonly step: 'failed'; readonly message: string; readonly blob?: Blob; readonly name?: string };

const none: UploadState = { step: 'none' };

export const messageIn = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** One upload at a time; a new one aborts the previous one. */
export function useUpload(send: ReturnType<typeof uploadAs>, onDone: (file: StoredFile) => void) {
  const t = useTexts(uploadsTexts);
  const api = useApi();
  const [state, setState] = useState<UploadState>(none);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (blob: Blob, name: string) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const show = (next: UploadState) => controller.current === own && setState(next);
    show({ step: 'sending', blob, name, fraction: 0 });
    try {
      const onProgress = (fraction: number) => show({ step: 'sending', blob, name, fraction });
      const file = await send(api, blob, { name, onProgress, signal: own.signal });
      if (own.signal.aborted) return;
      show(none);
      onDone(file);
    } catch (error) {
      if (own.signal.aborted) return;
      show({ step: 'failed', message: messageIn(error, t('uploads.sending.failed')), blob, name });
    }
  };

  return {
    state,
    start: (blob: Blob, name: string) => void start(blob, name),
    retry: () => {
      if (state.step === 'failed' && state.blob) void start(state.blob, state.name ?? '');
    },
    fail: (message: string) => setState({ step: 'failed', message }),
    clear: () => {
      controller.current?.abort();
      setState(none);
    },
  };
}

type Upload = ReturnType<typeof useUpload>;

interface FileUploadOptions extends UploadOptions {
  /** The owner's file name. */
  readonly name?: string;
}

const uploadAs =
  (kind: FileKind, defaultName: string) =>
  (api: Api, file: Blob, { name = defaultName, ...options }: FileUploadOptions = {}): Promise<StoredFile> =>
    api.upload(filesApi.create, { file, name, fields: { kind } }, options);

/** Uploads a picture unchanged; see `shrinkPicture` for pictures straight from a camera. */
export const uploadPicture = uploadAs('picture', 'picture');
export const uploadDocument = uploadAs('document', 'document.pdf');

interface FileBoxProps {
  label: string;
  /** File types that the chooser accepts. */
  accept: string;
  filePicker: FilePicker;
  upload: Upload;
  /** Represents the file: a preview or an icon. */
  face: ReactNode;
  shape?: 'round' | 'small' | 'wide' | undefined;
  /** The file name, once known. */
  name?: ReactNode;
  hasFile: boolean;
  labels: { readonly choose: string; readonly replace: string; readonly remove: string; readonly hint: string };
  /** Status message for screen readers. */
  status: string;
  box: RefObject<HTMLFieldSetElement | null>;
  onRemove(): void;
  children?: ReactNode;
}

/** Frame around one file in all its states: empty, uploading, failed, uploaded. */
export function FileBox({
  label,
  accept,
  filePicker,
  upload,
  face,
  shape,
  name,
  hasFile,
  status,
  ...rest
}: FileBoxProps) {
  const { state } = upload;
  const { box, labels } = rest;
  const focus = useFocusAfterStep(box, `${state.step} ${hasFile}`);
  const isSending = state.step === 'sending';
  const isEmpty = !hasFile && state.step === 'none';
  return (
    <Stack
      as="fieldset"
      gap={4}
      shrink
      shrinkItems
      ref={box}
      className={styles.field}
      data-over={filePicker.isOver || undefined}
      {...filePicker.target}
      {...focus}
    >
      <legend className={styles.label}>{label}</legend>
      <Row gap={4} align="center" wrap className={classNames(styles.box, isEmpty && styles.empty)}>
        <Grid fixed align="center" justify="center" tone="muted" className={styles.face} data-shape={shape}>
          {face}
        </Grid>
        <Stack gap={3} shrink className={styles.side}>
          {!isSending && name}
          {isSending && <Sending name={label} fraction={state.fraction} onCancel={upload.clear} />}
          {state.step === 'failed' && (
            <Failed
              name={label}
              message={state.message}
              onRetry={state.blob && upload.retry}
              onDismiss={state.blob && upload.clear}
            />
          )}
          {!isSending && (
            <FileActions labels={labels} hasFile={hasFile} onRemove={rest.onRemove} onChoose={filePicker.open} />
          )}
          {isEmpty && labels.hint && <p className={styles.hint}>{labels.hint}</p>}
        </Stack>
      </Row>
      <input type="file" accept={accept} hidden {...filePicker.input} />
      {rest.children}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </Stack>
  );
}

type FileActionsProps = Pick<FileBoxProps, 'labels' | 'hasFile' | 'onRemove'> & { onChoose(): void };

function FileActions({ labels, hasFile, onRemove, onChoose }: FileActionsProps) {
  const t = useTexts(uploadsTexts);
  return (
    <Row gap={[3, 2]} wrap>
      <Button
        variant="outline"
        size={hasFile ? 'sm' : 'default'}
        onClick={onChoose}
        {...(hasFile && { 'aria-label': labels.replace })}
      >
        {hasFile ? t('uploads.file.replace') : labels.choose}
      </Button>
      {hasFile && (
        <Button variant="ghost" size="sm" aria-label={labels.remove} onClick={onRemove}>
          {t('uploads.file.remove')}
        </Button>
      )}
    </Row>
  );
}
