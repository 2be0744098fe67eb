import { Select } from '#ui/choices/select.tsx';
import { Field } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Caption } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import { OpensText } from '../components/opens-text.tsx';
import { ProfileOptions } from '../components/profile-options.tsx';
import { useProfileName } from '../components/tag-names.ts';
import { type Opening, openingOf } from '../opening.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useTagChange } from '../use-tags.ts';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-section.tsx';

/** The profile that a tap opens: saved on selection, and undone as easily. */
export function OpensSection({ tag, profiles }: { tag: Tag; profiles: readonly OwnProfile[] | undefined }) {
  const t = useTexts(pageTexts);
  return (
    <TagSection title={t('tagPage.opens.title')}>
      {profiles === undefined && <Skeleton shape="button" />}
      {profiles?.length === 0 && (
        <>
          <Caption>{t('tagPage.opens.none')}</Caption>
          <div>
            <RouterLinkButton to="/editor">{t('tagPage.opens.create')}</RouterLinkButton>
          </div>
        </>
      )}
      {profiles && profiles.length > 0 && <Choice tag={tag} profiles={profiles} />}
      {profiles?.length !== 0 && <OpensText tag={tag} profiles={profiles} />}
      {profiles && tag.state === 'active' && <MendLink opening={openingOf(tag, profiles, new Date())} />}
    </TagSection>
  );
}

function Choice({ tag, profiles }: { tag: Tag; profiles: readonly OwnProfile[] }) {
  const t = useTexts(pageTexts);
  const nameOf = useProfileName(profiles);
  const { code, profileId: before } = tag;
  const call = (api: Api, profileId: number) => api.call(tagsApi.change, { params: { code }, body: { profileId } });
  const undo = useTagChange({ call });
  const { send, sent } = useTagChange({
    call,
    onDone: (_, profileId) =>
      toast({
        title: t('tagPage.opens.done', { name: nameOf(profileId) }),
        ...(before !== null && { action: { label: t('tagPage.opens.undo'), onClick: () => undo.send(before) } }),
      }),
  });
  return (
    <Field label={t('tagPage.opens.label')}>
      <Select
        value={sent ?? undo.sent ?? before ?? ''}
        onChange={({ currentTarget }) => currentTarget.value && send(Number(currentTarget.value))}
        {...(before === null && { placeholder: t('tagPage.opens.choose') })}
      >
        <ProfileOptions profiles={profiles} />
      </Select>
    </Field>
  );
}

/** Links to where the selected profile can be made visible again. A deleted one is replaced in the select above. */
function MendLink({ opening: { instead } }: { opening: Opening }) {
  const t = useTexts(pageTexts);
  if (!instead || instead.reason === 'deleted' || instead.reason === 'suspended') return null;
  const hrefs = { draft: `/editor/${instead.profileId}`, paused: '/editor', expired: '/subscription' };
  return (
    <div>
      <RouterLinkButton variant="secondary" size="sm" to={hrefs[instead.reason]}>
        {t(`tagPage.repair.${instead.reason}`)}
      </RouterLinkButton>
    </div>
  );
}
