import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { newProfile, type Profile, profilesApi } from '#features/profiles/contract.ts';
import { plainTemplate, type Template } from '#features/profiles/design/templates.ts';
import { profileLimits } from '#features/profiles/domain.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { acceptedBy } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useNavigate } from '#ui/router.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useCacheProfile } from '../profile-queries.ts';
import { TemplateGallery } from '../templates/template-gallery.tsx';
import { useProfileCall } from '../use-profile-call.ts';
import { DeletedProfiles } from './deleted-profiles.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './profiles-page.module.css';

/** Validates in the browser what the server would reject. */
export const startFields = z.object({
  name: acceptedBy(newProfile.shape.name, 'cards.start.nameMissing'),
  phone: z
    .string()
    .refine((typed) => !/\p{L}/u.test(typed), { error: 'cards.start.phoneLetters', abort: true })
    .pipe(acceptedBy(newProfile.shape.phone, 'cards.start.phoneBad')),
});

/** Until owners write their name, it is their username; letters alone are a name even so. */
export const ownNameOf = ({ displayName, username }: Pick<SessionUser, 'displayName' | 'username'>): string =>
  displayName !== username || /^\p{L}+$/u.test(displayName) ? displayName : '';

interface StartFormProps extends Record<'hasProfiles' | 'isCreated', boolean> {
  /** The form then stays, busy, until the editor has loaded. */
  onCreated: (hadProfiles: boolean) => void;
}

/** Name, phone and design: the minimum for a presentable profile. */
export function StartForm({ hasProfiles, onCreated, isCreated }: StartFormProps) {
  const t = useTexts(profileListTexts);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cacheProfile = useCacheProfile();
  const { user } = useSession();
  const [template, setTemplate] = useState<Template>(plainTemplate);
  const form = useSchemaForm({
    schema: startFields,
    texts: [profileListTexts],
    defaultValues: { name: hasProfiles || !user ? '' : ownNameOf(user), phone: '' },
  });
  const { send, isPending } = useProfileCall<Profile, z.output<typeof startFields>>({
    call: (api, fields) => api.call(profilesApi.create, { body: { ...fields, template, language: locale } }),
    onFields: form.showFields,
    onDone: (profile) => {
      onCreated(hasProfiles);
      cacheProfile(profile);
      void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      navigate(`/editor/${profile.id}`);
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending || isCreated} gap={6} shrinkItems className={styles.form}>
      <div>
        {hasProfiles && (
          <RouterLinkButton className={styles.back} variant="ghost" size="sm" to="/editor">
            <ArrowBack aria-hidden="true" />
            {t('cards.start.back')}
          </RouterLinkButton>
        )}
        <Text as="h1" size="2xl">
          {t('cards.start.title')}
        </Text>
        <Text tone="muted">{t('cards.start.lead')}</Text>
      </div>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <Field id="start-name" label={t('cards.start.name')} error={form.errorOf('name')}>
          <Input
            {...form.register('name')}
            placeholder={t('cards.start.namePlaceholder')}
            maxLength={profileLimits.nameMax}
            autoComplete="name"
          />
        </Field>
        <Field
          id="start-phone"
          label={t('cards.start.phone')}
          hint={t('cards.start.phoneHint')}
          error={form.errorOf('phone')}
        >
          <Input {...form.register('phone')} type="tel" placeholder="050-123-4567" autoComplete="tel" />
        </Field>
      </Grid>
      <Stack as="section" gap={3} aria-labelledby="start-template">
        <Text as="h2" size="l" id="start-template">
          {t('cards.start.template')}
        </Text>
        <TemplateGallery label={t('cards.start.template')} value={template} onChange={setTemplate} />
      </Stack>
      <div className={styles.foot} data-bottom-actions>
        <SubmitButton variant="hot" size="lg">
          {t('cards.start.create')}
        </SubmitButton>
      </div>
      {!hasProfiles && <DeletedProfiles />}
    </Form>
  );
}
