import { CircleAlert } from 'lucide-react';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { type Opening, openingOf } from '../opening.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { instantText } from './instant-text.ts';
import styles from './opens-text.module.css';
import { tagSharedTexts } from './shared-texts.ts';

interface OpensTextProps {
  tag: Pick<Tag, 'state' | 'profileId' | 'opensProfileId' | 'schedule'>;
  /** Undefined while loading. */
  profiles: readonly OwnProfile[] | undefined;
}

/** The profile that a tap opens now and, if it is not the selected one, the reason. */
export function OpensText({ tag, profiles }: OpensTextProps) {
  const t = useTexts(tagSharedTexts);
  const sentence = (text: string) => (
    <Stack as="p" gap={1} tone="muted" size="s">
      {text}
    </Stack>
  );
  if (tag.state === 'frozen' || tag.state === 'retired') return sentence(t(`tag.opens.${tag.state}`));
  // Reserves the line until the profiles are loaded.
  if (!profiles) return sentence('\u00a0');
  const opening = openingOf(tag, profiles, new Date());
  return (
    <Stack gap={1} tone="muted" size="s">
      {opening.instead && <Instead instead={opening.instead} />}
      <Opens opening={opening} />
    </Stack>
  );
}

function Opens({ opening: { profile, until, instead } }: { opening: Opening }) {
  const t = useTexts(tagSharedTexts);
  const { locale } = useLocale();
  if (!profile) return <p>{t('tag.opens.nothing')}</p>;
  const isForTime = until !== undefined && !instead;
  return (
    <p>
      {isForTime && t('tag.opens.until', { until: instantText(new Date(until), locale) })}
      {!isForTime && t(instead ? 'tag.opens.instead' : 'tag.opens.now')}{' '}
      <bdi className={styles.name}>{profile.name || t('tag.untitled')}</bdi>
    </p>
  );
}

function Instead({ instead: { name, reason } }: { instead: NonNullable<Opening['instead']> }) {
  const t = useTexts(tagSharedTexts);
  return (
    <Row as="p" gap={1} tone="warn" className={styles.instead}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{t(`tag.reason.${reason}`, { name: `\u2068${name || t('tag.untitled')}\u2069` })}</span>
    </Row>
  );
}
