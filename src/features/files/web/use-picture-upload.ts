import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { ChosenPicture } from './crop/crop-dialog.tsx';
import { openPicture } from './crop/open-picture.ts';
import { uploadsTexts } from './texts.ts';
import { uploadPicture } from './upload-file.ts';
import { useUpload } from './use-upload.ts';

/** A picture's way from a file of this device to a file of ours. */
export function usePictureUpload(onDone: (id: string) => void) {
  const t = useTexts(uploadsTexts);
  const api = useApi();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [isDone, setDone] = useState(false);
  const upload = useUpload(
    (blob, name, watch) => uploadPicture(api, blob, { name, ...watch }),
    ({ id }) => {
      setDone(true);
      onDone(id);
    },
    t('uploads.sending.failed'),
  );
  const open = async (file: File) => {
    upload.clear();
    setDone(false);
    try {
      setChosen({ picture: await openPicture(file), name: file.name, type: file.type });
    } catch {
      upload.fail(t('uploads.picture.unreadable'));
    }
  };
  const close = () => {
    chosen?.picture.close();
    setChosen(undefined);
  };
  const send = (blob: Blob, name: string) => {
    close();
    upload.start(blob, name);
  };
  return { upload, chosen, isDone, open: (file: File) => void open(file), close, send };
}
