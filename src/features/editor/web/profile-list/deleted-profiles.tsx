import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/controls/button.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { profileQueries } from '../profile-queries.ts';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './profiles-page.module.css';
import { useProfileAction } from './use-profile-action.ts';

/** Deleted profiles that can still be restored. */
export function DeletedProfiles() {
  const t = useTexts(profileListTexts);
  const { data = [] } = useQuery(profileQueries.deleted(useApi()));
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.deleted} aria-labelledby="deleted-title">
      <Text as="h2" size="l" id="deleted-title">
        {t('cards.deleted')}
      </Text>
      <Stack as="ul" gap={4} shrinkItems className={styles.cards}>
        {data.map((profile) => (
          <DeletedRow key={profile.id} profile={profile} />
        ))}
      </Stack>
    </Stack>
  );
}

function DeletedRow({ profile }: { profile: Profile }) {
  const t = useTexts(profileListTexts);
  const { send } = useProfileAction(profile.id);
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <Row as="li" gap={[2, 4]} align="center" justify="between" wrap className={styles.deletedRow}>
      <div>
        <bdi className={styles.deletedName}>{name}</bdi>
        {profile.deletesAt && (
          <Caption>
            {t('cards.deletedUntil')} <DateText value={profile.deletesAt} />
          </Caption>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        onClick={() => send('bringBack')}
        aria-label={`${t('cards.bringBack')}, ${name}`}
      >
        {t('cards.bringBack')}
      </Button>
    </Row>
  );
}
