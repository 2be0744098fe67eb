import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PictureField } from '#features/files/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { communitiesApi } from '../../contract.ts';
import { type CommunityField, communityFields, communityLimits } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import styles from './admin.module.css';
import { useCommunityCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { type CommunityDraft, changeOf, slugFrom } from './draft.ts';

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
  const { send, isPending } = useCommunityCall({
    call: (api) =>
      id === undefined
        ? api.call(communitiesApi.create, { body: changeOf(draft) })
        : api.call(communitiesApi.change, { params: { id }, body: changeOf(draft) }),
    done: t(id === undefined ? 'communitiesAdmin.form.added' : 'communitiesAdmin.form.saved'),
    onDone,
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
    <Stack as="form" ref={form} gap={4} onSubmit={submit} noValidate>
      <EditFields draft={draft} isNew={id === undefined} errors={errors} onChange={change} />
      <PictureField
        label={t('communitiesAdmin.form.picture')}
        aspect={pictureShape}
        value={draft.picture ? { file: draft.picture, alt: {} } : undefined}
        onChange={(picture) => change({ picture: picture?.file ?? null })}
      />
      {!draft.picture && (
        <Text tone="muted" size="s" breakWords>
          {t('communitiesAdmin.form.pictureHint')}
        </Text>
      )}
      {errors.picture && (
        <Text tone="bad" size="s">
          {errors.picture}
        </Text>
      )}
      <Row wrap gap={3} className={styles.actions}>
        <Button type="submit" loading={isPending}>
          {t(id === undefined ? 'communitiesAdmin.form.add' : 'communitiesAdmin.form.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('communitiesAdmin.form.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

interface EditFieldsProps {
  draft: CommunityDraft;
  isNew: boolean;
  /** Sentences of the server, by the field's name on the wire. */
  errors: Readonly<Record<string, string>>;
  onChange(change: Partial<CommunityDraft>): void;
}

function EditFields({ draft, isNew, errors, onChange: set }: EditFieldsProps) {
  const t = useTexts(communitiesAdminTexts);
  const names = useTexts(communityFieldsTexts);
  // The address of a new one follows its English name until somebody writes another.
  const [follows, setFollows] = useState(isNew);
  const errorOf = (...keys: string[]) => {
    const error = keys.map((key) => errors[key]).find(Boolean);
    return error ? { error } : {};
  };
  const { nameMax, slugMax, cityMax, descriptionMax } = communityLimits;
  const setNameEn = (nameEn: string) => set({ nameEn, ...(follows && { slug: slugFrom(nameEn, slugMax) }) });
  return (
    <>
      <Field label={t('communitiesAdmin.form.nameHe')} required {...errorOf('name', 'name.he')}>
        <Input value={draft.nameHe} maxLength={nameMax} onChange={(event) => set({ nameHe: event.target.value })} />
      </Field>
      <Field
        label={t('communitiesAdmin.form.nameEn')}
        hint={t('communitiesAdmin.form.nameEnHint')}
        optional
        {...errorOf('name.en')}
      >
        <Input value={draft.nameEn} maxLength={nameMax} onChange={(event) => setNameEn(event.target.value)} />
      </Field>
      <Field
        label={t('communitiesAdmin.form.slug')}
        hint={
          <>
            {t('communitiesAdmin.form.slugHint')} <LatinText>{`/communities/${draft.slug}`}</LatinText>
          </>
        }
        required
        {...errorOf('slug')}
      >
        <Input
          dir="ltr"
          value={draft.slug}
          maxLength={slugMax}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setFollows(false);
            set({ slug: event.target.value });
          }}
        />
      </Field>
      <Field label={t('communitiesAdmin.form.field')} {...errorOf('field')}>
        <Select value={draft.field} onChange={(event) => set({ field: event.target.value as CommunityField })}>
          {communityFields.map((field) => (
            <option key={field} value={field}>
              {names(`communityFields.${field}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Grid columns={2} align="start" gap={3}>
        <Field
          label={t('communitiesAdmin.form.cityHe')}
          hint={t('communitiesAdmin.form.cityHint')}
          {...errorOf('city', 'city.he')}
        >
          <Input value={draft.cityHe} maxLength={cityMax} onChange={(event) => set({ cityHe: event.target.value })} />
        </Field>
        <Field label={t('communitiesAdmin.form.cityEn')} {...errorOf('city.en')}>
          <Input value={draft.cityEn} maxLength={cityMax} onChange={(event) => set({ cityEn: event.target.value })} />
        </Field>
      </Grid>
      <Field label={t('communitiesAdmin.form.descriptionHe')} {...errorOf('description', 'description.he')}>
        <Textarea
          value={draft.descriptionHe}
          maxLength={descriptionMax}
          onChange={(event) => set({ descriptionHe: event.target.value })}
        />
      </Field>
      <Field label={t('communitiesAdmin.form.descriptionEn')} optional {...errorOf('description.en')}>
        <Textarea
          value={draft.descriptionEn}
          maxLength={descriptionMax}
          onChange={(event) => set({ descriptionEn: event.target.value })}
        />
      </Field>
    </>
  );
}
