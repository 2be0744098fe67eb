import { useState } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#base/schemas.ts';
import { transliterated } from '#base/transliterated.ts';
import { trimmed } from '#base/trimmed.ts';
import { PictureField } from '#features/files/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useCharactersLeft } from '#ui/controls/characters-left.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { useNavigate } from '#ui/router.tsx';
import { type AdminCommunity, communitiesApi, communityChange } from '../../contract.ts';
import { communityFields, communityLimits } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import { communitiesTexts } from '../../texts.ts';
import styles from './admin.module.css';
import { useCommunityCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

const pairOf = (maxLength: number) => z.object({ he: text(maxLength), en: text(maxLength) });

/** The server's input schema with every field present, even if empty. */
export const communityForm = communityChange.extend({
  name: z.object({
    he: requiredText(communityLimits.nameMax, 'communities.name.empty'),
    en: text(communityLimits.nameMax),
  }),
  city: pairOf(communityLimits.cityMax),
  description: pairOf(communityLimits.descriptionMax),
  picture: communityChange.shape.picture.unwrap(),
});
type CommunityDraft = z.input<typeof communityForm>;

const blank: CommunityDraft = {
  name: { he: '', en: '' },
  slug: '',
  field: 'home',
  city: { he: '', en: '' },
  description: { he: '', en: '' },
  picture: null,
};

export const draftOf = (community: AdminCommunity | undefined): CommunityDraft => {
  const { name, slug, field, city, description, picture } = community ?? blank;
  return { name, slug, field, city, description, picture };
};

export const isSameDraft = (one: CommunityDraft, other: CommunityDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Derives a slug from a name in either language: `Bakers & cooks` → `bakers-cooks`. Empty without any letter. */
export function slugFrom(name: string, maxLength: number): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0591-\u05c7'"’\u05f3\u05f4]/g, '');
  const dashed = transliterated(plain)
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, maxLength);
  const slug = trimmed(dashed, /-/);
  return /[a-z]/.test(slug) ? slug : '';
}

interface EditFormProps {
  /** undefined for a new community. */
  id: number | undefined;
  draft: CommunityDraft;
  onChange(change: Partial<CommunityDraft>): void;
  onCancel(): void;
  onDone(): void;
}

const pictureShape = 2.5;

type CommunityOutput = z.output<typeof communityForm>;

export function EditForm({ id, draft, onChange, onCancel, onDone }: EditFormProps) {
  const t = useTexts(communitiesAdminTexts);
  const form = useSchemaForm({
    schema: communityForm,
    texts: [communitiesTexts],
    serverNames: { name: 'name.he', city: 'city.he', description: 'description.he' },
    defaultValues: draft,
    onValues: onChange,
  });
  const navigate = useNavigate();
  const { send, isPending } = useCommunityCall({
    call: (api, body: CommunityOutput) =>
      id === undefined
        ? api.call(communitiesApi.create, { body })
        : api.call(communitiesApi.change, { params: { id }, body }),
    onDone: ({ slug }) => {
      // A new one is last in the list.
      const action = { label: t('communitiesAdmin.form.show'), onClick: () => navigate(`/communities/${slug}`) };
      if (id === undefined) toast({ title: t('communitiesAdmin.form.added'), action });
      else toast({ title: t('communitiesAdmin.form.saved') });
      onDone();
    },
    onFields: form.showFields,
  });
  const picture = form.watch('picture');
  const pictureError = form.errorOf('picture');
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4}>
      <EditFields form={form} isNew={id === undefined} />
      <PictureField
        label={t('communitiesAdmin.form.picture')}
        aspect={pictureShape}
        value={picture ? { file: picture, alt: {} } : undefined}
        onChange={(next) => form.setValue('picture', next?.file ?? null, { shouldValidate: true })}
      />
      {!picture && (
        <Text tone="muted" size="s" breakWords>
          {t('communitiesAdmin.form.pictureHint')}
        </Text>
      )}
      {pictureError && (
        <Text tone="bad" size="s">
          {pictureError}
        </Text>
      )}
      <Row wrap gap={3} className={styles.actions}>
        <SubmitButton>{t(id === undefined ? 'communitiesAdmin.form.add' : 'communitiesAdmin.form.save')}</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          {t('communitiesAdmin.form.cancel')}
        </Button>
      </Row>
    </Form>
  );
}

interface EditFieldsProps {
  form: SchemaForm<CommunityDraft, CommunityOutput>;
  isNew: boolean;
}

const isTypedSlug = /^[\w-]*$/;

function EditFields({ form: { register, errorOf, setValue, watch }, isNew }: EditFieldsProps) {
  const t = useTexts(communitiesAdminTexts);
  const names = useTexts(communityFieldsTexts);
  // The slug of a new community is derived from its name, the English one first, until the admin edits it.
  const [follows, setFollows] = useState(isNew);
  const { nameMax, slugMax, cityMax, descriptionMax } = communityLimits;
  const { he = '', en = '' } = watch('name');
  const follow = (typed: { readonly he: string; readonly en: string }) =>
    follows && setValue('slug', slugFrom(typed.en, slugMax) || slugFrom(typed.he, slugMax));
  const nameHe = register('name.he', { onChange: ({ target }) => follow({ he: target.value, en }) });
  const nameEn = register('name.en', { onChange: ({ target }) => follow({ he, en: target.value }) });
  const leftHe = useCharactersLeft(he, nameMax);
  const leftEn = useCharactersLeft(en, nameMax);
  const slug = watch('slug');
  return (
    <>
      <Field label={t('communitiesAdmin.form.nameHe')} required error={errorOf('name.he')} hint={leftHe}>
        <Input {...nameHe} maxLength={nameMax} />
      </Field>
      <Field
        label={t('communitiesAdmin.form.nameEn')}
        hint={leftEn ?? t('communitiesAdmin.form.nameEnHint')}
        error={errorOf('name.en')}
      >
        <Input {...nameEn} maxLength={nameMax} />
      </Field>
      <Field
        label={t('communitiesAdmin.form.slug')}
        hint={
          // Hebrew in it would turn the address around.
          isTypedSlug.test(slug) && (
            <>
              {t('communitiesAdmin.form.slugHint')} <LatinText>{`/communities/${slug}`}</LatinText>
            </>
          )
        }
        required
        error={errorOf('slug')}
      >
        <Input
          {...register('slug', { onChange: () => setFollows(false) })}
          dir="ltr"
          maxLength={slugMax}
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field label={t('communitiesAdmin.form.field')} error={errorOf('field')}>
        <Select {...register('field')}>
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
          error={errorOf('city.he')}
        >
          <Input {...register('city.he')} maxLength={cityMax} />
        </Field>
        <Field label={t('communitiesAdmin.form.cityEn')} error={errorOf('city.en')}>
          <Input {...register('city.en')} maxLength={cityMax} />
        </Field>
      </Grid>
      <Field label={t('communitiesAdmin.form.descriptionHe')} error={errorOf('description.he')}>
        <Textarea {...register('description.he')} maxLength={descriptionMax} />
      </Field>
      <Field label={t('communitiesAdmin.form.descriptionEn')} error={errorOf('description.en')}>
        <Textarea {...register('description.en')} maxLength={descriptionMax} />
      </Field>
    </>
  );
}
