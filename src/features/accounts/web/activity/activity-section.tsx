import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { Account } from '../../contract.ts';
import { SettingsSection } from '../account/settings-section.tsx';
import { ActivityList } from './activity-list.tsx';
import { activityQueries } from './activity-queries.ts';
import { activityTexts } from './activity-texts.ts';

interface ActivitySectionProps {
  account: Account;
}

export function ActivitySection({ account: { isDemo } }: ActivitySectionProps) {
  const t = useTexts(activityTexts);
  const reading = useInfiniteQuery({ ...activityQueries.own(useApi()), enabled: !isDemo });
  if (isDemo) return <SettingsSection name="activity" text={t('activity.demo')} />;
  return (
    <SettingsSection name="activity" text={t('activity.text')}>
      <ActivityList reading={reading} />
    </SettingsSection>
  );
}
