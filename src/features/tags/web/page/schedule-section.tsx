import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Tag, type TagWithHistory, tagsApi } from '../../contract.ts';
import { instantText } from '../components/instant-text.ts';
import { useProfileName } from '../components/use-profile-name.ts';
import { useCacheTag } from '../use-cache-tag.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useTagCall } from '../use-tag-call.ts';
import { pageTexts } from './page-texts.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { TagSection } from './tag-section.tsx';

interface ScheduleSectionProps {
  tag: Tag;
  profiles: readonly OwnProfile[];
}

/** Another profile until a day and an hour; it ends by itself. */
export function ScheduleSection({ tag, profiles }: ScheduleSectionProps) {
  const t = useTexts(pageTexts);
  const others = profiles.filter(({ id }) => id !== tag.profileId);
  const isRunning = tag.schedule !== null && new Date(tag.schedule.until) > new Date();
  return (
    <TagSection
      title={t('tagPage.schedule.title')}
      text={isRunning ? undefined : t('tagPage.schedule.text')}
      state={isRunning ? 'running' : 'none'}
    >
      {isRunning && <Running tag={tag} profiles={profiles} />}
      {!isRunning && others.length > 0 && <ScheduleForm code={tag.code} profiles={others} />}
      {!isRunning && others.length === 0 && (
        <Text tone="muted" size="s">
          {t('tagPage.schedule.onlyOne')} <Link to="/editor">{t('tagPage.schedule.another')}</Link>
        </Text>
      )}
    </TagSection>
  );
}

function Running({ tag: { code, schedule, profileId }, profiles }: ScheduleSectionProps) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  const nameOf = useProfileName(profiles);
  const cacheTag = useCacheTag();
  const { send, isPending } = useTagCall<TagWithHistory>({
    call: (api) => api.call(tagsApi.change, { params: { code }, body: { schedule: null } }),
    onDone: (tag) => {
      cacheTag(tag);
      toast({ title: t('tagPage.schedule.ended') });
    },
  });
  if (!schedule) return null;
  const end = (
    <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
      {t('tagPage.schedule.end')}
    </Button>
  );
  const title = `${t('tagPage.schedule.now', { until: instantText(new Date(schedule.until), locale) })} ${nameOf(schedule.profileId)}`;
  return (
    <Notice icon={CalendarClock} tone="sea" title={title} action={end}>
      {profileId !== null && `${t('tagPage.schedule.after')} ${nameOf(profileId)}.`}
    </Notice>
  );
}
