import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { profileLimits } from '#features/profiles/domain.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { tagLimits } from '../../domain.ts';
import { ProfileOptions } from '../components/profile-options.tsx';
import { type OwnProfile, useOwnProfiles } from '../use-own-profiles.ts';
import type { Claim } from './claim.ts';
import styles from './claim-fields.module.css';
import { claimTexts } from './claim-texts.ts';

interface ClaimFormProps {
  /** Label of the submit button. */
  submit: string;
  isPending: boolean;
  onClaim: (claim: Claim) => void;
  /** Placed beside the submit button, such as a cancel link. */
  children?: ReactNode;
}

/** Selects a profile and a name; creates a profile for a user who has none. */
export function ClaimForm(props: ClaimFormProps) {
  const t = useTexts(claimTexts);
  const { data: profiles, error, refetch } = useOwnProfiles();
  // Freezes the options while a first profile is created and refetched.
  const [offered, setOffered] = useState(profiles);
  if (profiles && (!offered || !props.isPending) && offered !== profiles) setOffered(profiles);
  if (offered) return <ClaimFields {...props} profiles={offered} />;
  if (!error) return <Progress label={t('claimTag.loading')} />;
  const retry = (
    <Button variant="outline" size="sm" onClick={() => void refetch()}>
      {t('claimTag.retry')}
    </Button>
  );
  return (
    <Notice icon={CircleAlert} tone="bad" title={t('claimTag.failed')} action={retry} isLive isStacked>
      {error.message}
    </Notice>
  );
}

interface ClaimFieldsProps extends ClaimFormProps {
  profiles: readonly OwnProfile[];
}

function ClaimFields({ profiles, submit, isPending, onClaim, children }: ClaimFieldsProps) {
  const t = useTexts(claimTexts);
  const { locale } = useLocale();
  const { user } = useSession();
  const [chosen, setChosen] = useState<number>();
  // A username is rarely a suitable display name, so it is not prefilled.
  const [first, setFirst] = useState(user && user.displayName !== user.username ? user.displayName : '');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const profile = profiles.find(({ id }) => id === chosen) ?? profiles[0];
  const claim = (event: FormEvent) => {
    event.preventDefault();
    if (profile) {
      const isPublished = profile.status === 'published';
      return onClaim({ target: { kind: 'own', profileId: profile.id, isPublished }, name });
    }
    if (first.trim()) return onClaim({ target: { kind: 'first', name: first.trim(), language: locale }, name });
    setError(t('claimTag.firstMissing'));
    field.current?.focus();
  };
  return (
    <Stack as="form" gap={5} textAlign="start" onSubmit={claim} noValidate>
      {profile ? (
        <Field label={t('claimTag.profile')} hint={t('claimTag.profileHint')}>
          <Select value={profile.id} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}>
            <ProfileOptions profiles={profiles} />
          </Select>
        </Field>
      ) : (
        <Field label={t('claimTag.first')} hint={t('claimTag.firstHint')} required {...(error && { error })}>
          <Input
            ref={field}
            value={first}
            maxLength={profileLimits.nameMax}
            autoComplete="name"
            onChange={({ currentTarget }) => {
              setFirst(currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
      )}
      <Field label={t('claimTag.name')} hint={t('claimTag.nameHint')} optional>
        <Input
          value={name}
          maxLength={tagLimits.nameMax}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Row gap={3} wrap className={styles.actions}>
        <Button type="submit" variant="hot" loading={isPending}>
          {submit}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
