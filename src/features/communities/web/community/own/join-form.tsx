import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import styles from '../join-panel.module.css';
import { ownMembershipTexts } from './own-texts.ts';
import { useMembershipCall } from './use-own-membership.ts';

interface JoinFormProps {
  communityId: number;
  userId: number;
  /** Those that may join, at least one. */
  cards: readonly OwnMembership[];
  /** None of the owner's cards is in yet. */
  isFirst: boolean;
}

export function JoinForm({ communityId, userId, cards, isFirst }: JoinFormProps) {
  const t = useTexts(ownMembershipTexts);
  const [profileId, setProfileId] = useState(cards[0]?.profileId ?? 0);
  const [isListed, setListed] = useState(true);
  const { send, isPending } = useMembershipCall({
    ...{ communityId, userId, done: t('ownMembership.form.done') },
    call: (api) => api.call(communitiesApi.join, { params: { id: communityId }, body: { profileId, isListed } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send();
  };
  return (
    <form className={styles.form} data-apart={!isFirst} onSubmit={submit}>
      {!isFirst && <h3 className={styles.subtitle}>{t('ownMembership.form.another')}</h3>}
      {cards.length > 1 ? (
        <Field label={t('ownMembership.form.card')}>
          <Select value={profileId} onChange={({ currentTarget }) => setProfileId(Number(currentTarget.value))}>
            {cards.map((card) => (
              <option key={card.profileId} value={card.profileId}>
                {card.profileName}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className={styles.text}>{t('ownMembership.form.one', { name: cards[0]?.profileName ?? '' })}</p>
      )}
      <Field label={t('ownMembership.form.listed')} hint={t('ownMembership.form.listedHint')} inline>
        <Switch checked={isListed} onCheckedChange={setListed} />
      </Field>
      <Button type="submit" variant={isFirst ? 'hot' : 'secondary'} block loading={isPending}>
        {t('ownMembership.form.submit')}
      </Button>
    </form>
  );
}
