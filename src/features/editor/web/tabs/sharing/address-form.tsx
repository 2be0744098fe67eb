import { type FormEvent, useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { AddressField } from '../../address/address-field.tsx';
import { type AddressKind, useAddressCheck } from '../../address/use-address-check.ts';
import { useShowPlanLimit } from '../../plan-context.ts';
import { useCacheProfile } from '../../profile-queries.ts';
import { usePlan } from '../../use-plan.ts';
import { useProfileCall } from '../../use-profile-call.ts';
import styles from './address-section.module.css';
import { sharingTexts } from './sharing-texts.ts';

interface AddressFormProps {
  kind: AddressKind;
  profile: Profile;
}

/** One of a card's two addresses. */
export function AddressForm({ kind, profile }: AddressFormProps) {
  const t = useTexts(sharingTexts);
  const tp = useTexts(profilesTexts);
  const cacheProfile = useCacheProfile();
  const showLimit = useShowPlanLimit();
  const isCustom = kind === 'custom';
  const current = (isCustom ? profile.customSlug : profile.slug) ?? '';
  const plan = usePlan();
  const isAllowed = !isCustom || (plan?.entitlements.customSlug ?? true);
  const [typed, setTyped] = useState(current);
  const [rejection, setRejection] = useState<string>();
  const check = useAddressCheck(kind, typed, current);
  const name = isCustom ? 'customSlug' : 'slug';
  const { send, isPending } = useProfileCall<Profile, string | null>({
    call: (api, value) => api.call(profilesApi.setAddress, { params: { id: profile.id }, body: { [name]: value } }),
    onDone: (updated) => {
      cacheProfile(updated);
      toast({ title: t('sharing.changed') });
    },
    onFailed: (error) => {
      const message = error instanceof RequestError && error.status !== 402 ? error.fields[name] : undefined;
      setRejection(message);
      return message !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed) send(check.value);
    else showLimit(tp('profiles.plan.customSlug'));
  };
  const isNew = typed.trim() !== '' && check.state !== 'same';
  return (
    <Stack as="form" gap={2} shrinkItems onSubmit={submit} noValidate>
      <AddressField
        label={t(`sharing.${kind}`)}
        prefix={`${window.location.host}${isCustom ? '/' : '/p/'}`}
        typed={typed}
        onType={(text) => {
          setRejection(undefined);
          setTyped(text);
        }}
        check={check}
        serverError={rejection}
        isHebrewToo={isCustom}
        {...(isCustom && { hint: t(isAllowed ? 'sharing.customHint' : 'sharing.customPlan') })}
      />
      <Row gap={2} wrap className={styles.actions}>
        {isNew && (
          <Button type="submit" size="sm" loading={isPending} disabled={check.state === 'refused'}>
            {t('sharing.change')}
          </Button>
        )}
        {isCustom && current && (
          <Button variant="ghost" size="sm" onClick={() => send(null)}>
            {t('sharing.clear')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
