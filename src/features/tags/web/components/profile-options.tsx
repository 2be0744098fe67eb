import { useTexts } from '#ui/locale.tsx';
import type { OwnProfile } from '../use-own-profiles.ts';
import { tagSharedTexts } from './shared-texts.ts';

/** The owner's profiles as options; hidden ones are labelled. */
export function ProfileOptions({ profiles }: { profiles: readonly OwnProfile[] }) {
  const t = useTexts(tagSharedTexts);
  return profiles.map(({ id, name, status }) => (
    <option key={id} value={id}>
      {name || t('tag.untitled')}
      {status !== 'published' && ` · ${t(`tag.status.${status}`)}`}
    </option>
  ));
}
