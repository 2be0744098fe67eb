import { CircleAlert, Snowflake, Undo2 } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import type { ShownTagState } from '../../domain.ts';
import { type Opening, openingOf } from '../opening.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useTagChange, useTagName } from '../use-tags.ts';
import { instantText } from './instant-text.ts';
import styles from './opens-text.module.css';
import { tagSharedTexts } from './shared-texts.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

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
      {tag.state === 'active' && <MendLink instead={opening.instead} />}
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

/**
 * Links to where the selected profile can be made visible again. A deleted one is replaced on the tag's page, and the bar
 * on top of the page keeps an account that waits for its deletion.
 */
function MendLink({ instead }: Pick<Opening, 'instead'>) {
  const t = useTexts(tagSharedTexts);
  const reason = instead?.reason;
  if (!reason || reason === 'deleted' || reason === 'suspended' || reason === 'leaving') return null;
  const hrefs = { draft: `/editor/${instead.profileId}`, paused: '/editor', expired: '/subscription' };
  return (
    <div>
      <RouterLinkButton variant="secondary" size="sm" to={hrefs[reason]}>
        {t(`tag.repair.${reason}`)}
      </RouterLinkButton>
    </div>
  );
}

/** Marking as lost requires confirmation and explains what the finder will see. Marking as found is immediate. */
export function LostSwitch({ tag }: { tag: Pick<Tag, 'code' | 'name' | 'state'> }) {
  const t = useTexts(tagSharedTexts);
  const name = useTagName()(tag);
  const ref = useRestoredFocus(tag.state);
  const params = { code: tag.code };
  const freeze = useTagChange({
    call: (api) => api.call(tagsApi.freeze, { params }),
    onDone: () => toast({ title: t('tag.freeze.done'), description: t('tag.freeze.doneText') }),
  });
  const unfreeze = useTagChange({
    call: (api) => api.call(tagsApi.unfreeze, { params }),
    onDone: () => toast({ title: t('tag.unfreeze.done'), description: t('tag.unfreeze.doneText') }),
  });
  return (
    <div ref={ref}>
      {tag.state === 'frozen' ? (
        <Button
          variant="secondary"
          size="sm"
          loading={unfreeze.isPending}
          aria-label={t('tag.unfreeze.buttonOf', { name })}
          onClick={() => unfreeze.send()}
        >
          <Undo2 aria-hidden="true" />
          {t('tag.unfreeze.button')}
        </Button>
      ) : (
        <ConfirmButton
          size="sm"
          aria-label={t('tag.freeze.buttonOf', { name })}
          call={freeze}
          title={t('tag.freeze.title')}
          description={t('tag.freeze.text')}
          confirm={t('tag.freeze.confirm')}
          destructive
          staysOpen
        >
          <Snowflake aria-hidden="true" />
          {t('tag.freeze.button')}
        </ConfirmButton>
      )}
    </div>
  );
}

const tones: Readonly<Record<ShownTagState, BadgeVariant>> = {
  making: 'default',
  unassigned: 'secondary',
  active: 'good',
  frozen: 'warn',
  retired: 'outline',
};

/** An ordered card whose chip is not written yet. */
export const isInMaking = ({ state, isMade }: Pick<Tag, 'state' | 'isMade'>): boolean => state === 'active' && !isMade;

export function StateBadge({ tag }: { tag: Pick<Tag, 'state' | 'isMade'> }) {
  const t = useTexts(tagSharedTexts);
  const state = isInMaking(tag) ? 'making' : tag.state;
  return (
    <Badge variant={tones[state]} dot={state !== 'retired'}>
      {t(`tag.state.${state}`)}
    </Badge>
  );
}
