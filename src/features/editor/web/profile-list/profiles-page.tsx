import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { profileLimits } from '#features/profiles/domain.ts';
import { plainTemplate, type Template } from '#features/profiles/templates.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { QueryContent } from '#ui/feedback/query-content.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { PlanProvider } from '../plan-provider.tsx';
import { profileQueries, useCacheProfile } from '../profile-queries.ts';
import { TemplateGallery } from '../templates/template-gallery.tsx';
import { useProfileCall } from '../use-profile-call.ts';
import { DeletedProfiles } from './deleted-profiles.tsx';
import { ProfileList } from './profile-list.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './profiles-page.module.css';
import { type StartErrors, startErrorsOf } from './start-errors.ts';

/** `/editor`: whoever has no card begins one; whoever has some sees them. */
export function ProfilesPage() {
  const t = useTexts(profileListTexts);
  const [search] = useSearchParams();
  const profiles = useQuery(profileQueries.list(useApi()));
  const isStart = profiles.data?.length === 0 || search.has('new');
  usePageTitle(t(isStart ? 'cards.start.title' : 'cards.title'));
  return (
    <PlanProvider>
      <AppPage gap={0}>
        <QueryContent
          query={profiles}
          failed={t('cards.failed')}
          level="h1"
          homeHref="/"
          skeleton={<ProfilesSkeleton />}
        >
          {(data) => (isStart ? <StartForm hasProfiles={data.length > 0} /> : <ProfileList profiles={data} />)}
        </QueryContent>
      </AppPage>
    </PlanProvider>
  );
}

function ProfilesSkeleton() {
  const t = useTexts(profileListTexts);
  return (
    <SkeletonGroup label={t('cards.loading')}>
      <Row gap={3} align="center" justify="between" wrap className={styles.head}>
        <Skeleton shape="title" />
      </Row>
      <Stack gap={4} shrinkItems className={styles.cards}>
        {['one', 'two', 'three'].map((name) => (
          <Card key={name}>
            <Skeleton shape="block" />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

interface StartFormProps {
  hasProfiles: boolean;
}

/** A name, a phone and a look: enough for a card that one can show. */
function StartForm({ hasProfiles }: StartFormProps) {
  const t = useTexts(profileListTexts);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cacheProfile = useCacheProfile();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [template, setTemplate] = useState<Template>(plainTemplate);
  const [errors, setErrors] = useState<StartErrors>({});
  const { send, isPending } = useProfileCall<Profile>({
    call: (api) => api.call(profilesApi.create, { body: { name, phone, template, language: locale } }),
    onDone: (profile) => {
      cacheProfile(profile);
      void queries.invalidateQueries({ queryKey: ['/api/profiles'], exact: true });
      void navigate(`/editor/${profile.id}`);
    },
    onFailed: (error) => {
      if (!(error instanceof RequestError) || error.status !== 400) return false;
      setErrors(error.fields);
      return Boolean(error.fields.name || error.fields.phone);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = startErrorsOf(
      { name, phone },
      { name: t('cards.start.nameMissing'), phone: t('cards.start.phoneBad') },
    );
    setErrors(found);
    const first = found.name ? 'start-name' : found.phone ? 'start-phone' : undefined;
    if (first) document.getElementById(first)?.focus();
    else send();
  };
  return (
    <Stack as="form" gap={6} shrinkItems className={styles.form} onSubmit={submit} noValidate>
      <div>
        {hasProfiles && (
          <Button className={styles.back} variant="ghost" size="sm" asChild>
            <Link to="/editor">
              <ArrowBack aria-hidden="true" />
              {t('cards.start.back')}
            </Link>
          </Button>
        )}
        <Text as="h1" size="2xl">
          {t('cards.start.title')}
        </Text>
        <Text tone="muted">{t('cards.start.lead')}</Text>
      </div>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <Field id="start-name" label={t('cards.start.name')} {...(errors.name && { error: errors.name })}>
          <Input
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            placeholder={t('cards.start.namePlaceholder')}
            maxLength={profileLimits.nameMax}
            autoComplete="name"
          />
        </Field>
        <Field
          id="start-phone"
          label={t('cards.start.phone')}
          hint={t('cards.start.phoneHint')}
          {...(errors.phone && { error: errors.phone })}
        >
          <Input
            type="tel"
            value={phone}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
            placeholder="050-123-4567"
            autoComplete="tel"
          />
        </Field>
      </Grid>
      <Stack as="section" gap={3} aria-labelledby="start-template">
        <Text as="h2" size="l" id="start-template">
          {t('cards.start.template')}
        </Text>
        <TemplateGallery label={t('cards.start.template')} value={template} colours={{}} onChange={setTemplate} />
      </Stack>
      <div className={styles.foot}>
        <Button type="submit" variant="hot" size="lg" loading={isPending}>
          {t('cards.start.create')}
        </Button>
      </div>
      {!hasProfiles && <DeletedProfiles />}
    </Stack>
  );
}
