import { ImagePlus } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { LocalizedText, Picture } from '#base/schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { filesTexts } from '../texts.ts';
import type { ChosenPicture } from './crop/crop-dialog.tsx';
import { openPicture, pictureTypes } from './crop/open-picture.ts';
import { FileBox, uploadPicture, useUpload } from './file-box.tsx';
import { LocalPicture } from './local-picture.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { uploadsTexts } from './texts.ts';
import { useFilePicker } from './use-file-picker.ts';
import { focusIn } from './use-focus-restore.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop/crop-dialog.tsx')).CropDialog }));

interface AltFieldsProps {
  alt: LocalizedText;
  languages: readonly Locale[];
  hint: string;
  first: RefObject<HTMLInputElement | null>;
  id?: string | undefined;
  onChange(alt: LocalizedText): void;
}

const maxAlt = 200;

/** Alternative text, in each language of the profile. */
function AltFields({ alt, languages, hint, first, id, onChange }: AltFieldsProps) {
  const t = useTexts(uploadsTexts);
  return languages.map((language, index) => (
    <Field
      key={language}
      {...(id !== undefined && { id: index === 0 ? id : `${id}-${language}` })}
      label={
        languages.length > 1
          ? t('uploads.alt.labelIn', { language: t(`uploads.language.${language}`) })
          : t('uploads.alt.label')
      }
      hint={index === 0 ? hint : undefined}
    >
      <Input
        ref={index === 0 ? first : undefined}
        lang={language}
        maxLength={maxAlt}
        value={alt[language] ?? ''}
        onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
      />
    </Field>
  ));
}

export interface PictureFieldProps {
  label: string;
  value: Picture | undefined;
  onChange(value: Picture | undefined): void;
  /** Width / height. Without it the owner chooses the aspect ratio. */
  aspect?: number | undefined;
  isRound?: boolean | undefined;
  /** Hint for a good alternative text. Without it no text is requested, for pictures that screen readers skip. */
  altHint?: string | undefined;
  /** Element id of the first alternative text; that of the second one ends with its language. */
  altId?: string | undefined;
  /** Languages of the profile; defaults to the reader's language. */
  languages?: readonly Locale[] | undefined;
}

/** One picture, selection to alternative text: cropped here, sent reduced, held in memory until the upload succeeds. */
export function PictureField({ label, value, onChange, aspect, isRound = false, ...rest }: PictureFieldProps) {
  const t = useTexts(uploadsTexts);
  // Dropping and pasting need a mouse and a keyboard.
  const canDrag = useMediaQuery('(pointer: fine)');
  const { locale } = useLocale();
  const box = useRef<HTMLFieldSetElement>(null);
  const altInput = useRef<HTMLInputElement>(null);
  const shouldFocusAlt = useRef(false);
  const pictureUpload = usePictureUpload((file) => {
    // A replacement may show the same subject, so the alternative text is preserved.
    onChange({ file, alt: value?.alt ?? {} });
    shouldFocusAlt.current = true;
  });
  useEffect(() => {
    if (!shouldFocusAlt.current || !altInput.current) return;
    shouldFocusAlt.current = false;
    // Prompts for the text right after the upload, but never takes focus from another control.
    if (isIdle(box.current)) altInput.current.focus();
  });
  const { upload, chosen } = pictureUpload;
  const isOff = upload.state.step === 'sending' || chosen !== undefined;
  const filePicker = useFilePicker({ type: 'image/', onPick: ([file]) => file && pictureUpload.open(file), isOff });
  const pending = upload.state.step === 'none' ? undefined : upload.state.blob;
  const faceOf = (picture: Picture) => <StoredPicture file={picture.file} alt={picture.alt[locale] || label} />;

  return (
    <FileBox
      label={label}
      accept={pictureTypes}
      filePicker={filePicker}
      upload={upload}
      face={pending ? <LocalPicture blob={pending} /> : value ? faceOf(value) : <ImagePlus aria-hidden="true" />}
      shape={isRound ? 'round' : aspect && aspect >= 2 ? 'wide' : undefined}
      hasFile={value !== undefined}
      labels={{
        choose: t('uploads.picture.choose'),
        replace: t('uploads.picture.replace', { label }),
        remove: t('uploads.picture.remove', { label }),
        hint: filePicker.isOver ? t('uploads.picture.drop') : canDrag ? t('uploads.picture.hint') : '',
      }}
      status={pictureUpload.isDone ? t('uploads.picture.done') : ''}
      box={box}
      onRemove={() => onChange(undefined)}
    >
      {value && rest.altHint !== undefined && (
        <AltFields
          alt={value.alt}
          languages={rest.languages ?? [locale]}
          hint={rest.altHint}
          first={altInput}
          id={rest.altId}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            chosen={chosen}
            aspect={aspect}
            isRound={isRound}
            onClose={pictureUpload.close}
            onReturn={() => focusIn(box)}
            onDone={pictureUpload.send}
          />
        </Suspense>
      )}
    </FileBox>
  );
}

/** Focus is not on another control. */
const isIdle = (own: Element | null): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || (own?.contains(activeElement) ?? false);
};

/** Handles a picture from the local file to the uploaded one. */
function usePictureUpload(onDone: (id: string) => void) {
  const errors = useTexts(filesTexts);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [isDone, setDone] = useState(false);
  const upload = useUpload(uploadPicture, ({ id }) => {
    setDone(true);
    onDone(id);
  });
  const open = async (file: File) => {
    upload.clear();
    setDone(false);
    try {
      setChosen({ picture: await openPicture(file), name: file.name, type: file.type });
    } catch {
      upload.fail(errors('files.errors.notPicture'));
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
