import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PictureField } from '#features/files/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { communitiesApi } from '../../contract.ts';
import styles from './admin.module.css';
import { useAdminCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { type CommunityDraft, changeOf } from './draft.ts';
import { EditFields } from './edit-fields.tsx';

interface EditFormProps {
  /** undefined: a new one. */
  id: number | undefined;
  draft: CommunityDraft;
  onChange(change: Partial<CommunityDraft>): void;
  onCancel(): void;
  onDone(): void;
}

const pictureShape = 2.5;

export function EditForm({ id, draft, onChange, onCancel, onDone }: EditFormProps) {
  const t = useTexts(communitiesAdminTexts);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { send, isPending } = useAdminCall({
    call: (api) =>
      id === undefined
        ? api.call(communitiesApi.create, { body: changeOf(draft) })
        : api.call(communitiesApi.change, { params: { id }, body: changeOf(draft) }),
    onDone: () => {
      toast({ title: t(id === undefined ? 'communitiesAdmin.form.added' : 'communitiesAdmin.form.saved') });
      onDone();
    },
    onFailed: ({ fields }) => {
      setErrors(fields);
      return Object.keys(fields).length > 0;
    },
  });
  // What has to be mended may be far up in the sheet.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  // What was said of the last try is about the last try.
  const change = (change: Partial<CommunityDraft>) => {
    setErrors({});
    onChange(change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    if (!isPending) send();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <EditFields draft={draft} isNew={id === undefined} errors={errors} onChange={change} />
      <PictureField
        label={t('communitiesAdmin.form.picture')}
        aspect={pictureShape}
        value={draft.picture ? { file: draft.picture, alt: {} } : undefined}
        onChange={(picture) => change({ picture: picture?.file ?? null })}
      />
      {!draft.picture && <p className={styles.hint}>{t('communitiesAdmin.form.pictureHint')}</p>}
      {errors.picture && <p className={styles.flaw}>{errors.picture}</p>}
      <div className={styles.actions}>
        <Button type="submit" loading={isPending}>
          {t(id === undefined ? 'communitiesAdmin.form.add' : 'communitiesAdmin.form.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('communitiesAdmin.form.cancel')}
        </Button>
      </div>
    </form>
  );
}
