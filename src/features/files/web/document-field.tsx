import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { StoredFile } from '../contract.ts';
import { fileLimits, inMegabytes } from '../domain.ts';
import { FileBox, uploadDocument, useUpload } from './file-box.tsx';
import styles from './files.module.css';
import { uploadsTexts } from './texts.ts';
import { useFilePicker } from './use-file-picker.ts';

export interface DocumentFieldProps {
  label: string;
  /** The file's ID, and its name if known. */
  value: { readonly file: string; readonly name?: string | undefined } | undefined;
  onChange(file: StoredFile | undefined): void;
}

export function DocumentField({ label, value, onChange }: DocumentFieldProps) {
  const t = useTexts(uploadsTexts);
  const box = useRef<HTMLFieldSetElement>(null);
  const { upload, pick, sent } = useDocumentUpload(onChange);
  const isOff = upload.state.step === 'sending';
  const filePicker = useFilePicker({ type: 'application/pdf', onPick: ([file]) => file && pick(file), isOff });
  const own = sent && sent.id === value?.file ? sent : undefined;
  const name = value?.name || own?.name || t('uploads.document.unnamed');
  return (
    <FileBox
      label={label}
      accept="application/pdf,.pdf"
      filePicker={filePicker}
      upload={upload}
      face={<FileText aria-hidden="true" />}
      shape="small"
      name={
        value && (
          <a className={styles.name} href={`/files/${value.file}.pdf`}>
            <bdi>{name}</bdi>
          </a>
        )
      }
      hasFile={value !== undefined}
      labels={{
        choose: t('uploads.document.choose'),
        replace: t('uploads.document.replace', { label }),
        remove: t('uploads.document.remove', { label }),
        hint: t('uploads.document.hint', { megabytes: inMegabytes(fileLimits.maxBytes) }),
      }}
      status={own ? t('uploads.document.done') : ''}
      box={box}
      onRemove={() => onChange(undefined)}
    />
  );
}

function useDocumentUpload(onChange: (file: StoredFile) => void) {
  const t = useTexts(uploadsTexts);
  const errors = useTexts(errorTexts);
  const [sent, setSent] = useState<StoredFile>();
  const upload = useUpload(uploadDocument, (file) => {
    setSent(file);
    onChange(file);
  });
  // Rejects locally what the server would reject, before uploading.
  const pick = (file: File) => {
    const isPdf = /\.pdf$/i.test(file.name) || file.type === 'application/pdf';
    if (!isPdf) upload.fail(t('uploads.document.notPdf'));
    else if (file.size > fileLimits.maxBytes) upload.fail(errors('errors.too_large'));
    else upload.start(file, file.name);
  };
  return { upload, pick, sent };
}
