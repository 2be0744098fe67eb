import type { ReactNode, RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Grid, Row, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './file-box.module.css';
import { Failed, Sending } from './sending.tsx';
import { uploadsTexts } from './texts.ts';
import type { FilePicker } from './use-file-picker.ts';
import { useFocusAfterStep } from './use-focus-restore.ts';
import type { Upload } from './use-upload.ts';

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
              onDismiss={upload.clear}
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
