import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Profile, type PublishedVersion, profilesApi } from '#features/profiles/contract.ts';
import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useLocale, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { profileQueries } from '../../profile-queries.ts';
import { useEditorSession } from '../../state/editor-context.tsx';
import { useActions } from '../../state/use-editor.ts';
import { useProfileCall } from '../../use-profile-call.ts';
import styles from './address-section.module.css';
import { sharingTexts } from './sharing-texts.ts';

/** To the second, where two versions are of one minute. */
const instantText = ({ publishedAt }: PublishedVersion, locale: Locale, hasSeconds: boolean): string =>
  formatInstant(new Date(publishedAt), locale, { dateStyle: 'medium', timeStyle: hasSeconds ? 'medium' : 'short' });
const minuteOf = ({ publishedAt }: PublishedVersion): string => publishedAt.slice(0, 16);

/** Previously published versions; each can be restored into the draft. */
export function VersionsSection({ profile: { id, publishedAt, status } }: { profile: Profile }) {
  const t = useTexts(sharingTexts);
  const { locale } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { autosave, applyDraft } = useEditorSession();
  const { undo } = useActions();
  const { data, isError, refetch } = useQuery(profileQueries.versions(api, id));
  const [selected, setSelected] = useState<PublishedVersion>();
  const sharesMinute = (version: PublishedVersion): boolean =>
    data?.some((other) => other.id !== version.id && minuteOf(other) === minuteOf(version)) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publish makes a version
  useEffect(() => void queries.invalidateQueries(profileQueries.versions(api, id)), [publishedAt]);
  const { send } = useProfileCall<Profile, number>({
    call: async (client, versionId) => {
      await autosave.flush();
      return client.call(profilesApi.restore, { params: { id }, body: { versionId } });
    },
    onDone: (restored) => {
      applyDraft(restored);
      toast({ title: t('sharing.restored'), action: { label: t('sharing.undo'), onClick: undo } });
    },
  });
  return (
    <FormSection title={t('sharing.versions')} text={t('sharing.versionsText')}>
      {!data && !isError && <Skeleton shape="block" />}
      {!data && isError && (
        <p>
          {t('sharing.versionsFailed')}{' '}
          <Button variant="link" onClick={() => void refetch()}>
            {t('sharing.retry')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <Caption>{t('sharing.versionsNone')}</Caption>}
      {data && data.length > 0 && (
        <Stack as="ul" className={styles.versions}>
          {data.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              hasSeconds={sharesMinute(version)}
              isLive={status === 'published'}
              onRestore={() => setSelected(version)}
            />
          ))}
        </Stack>
      )}
      <AlertDialog open={selected !== undefined} onOpenChange={(open) => open || setSelected(undefined)}>
        <AlertDialogContent
          title={t('sharing.restoreTitle')}
          description={t('sharing.restoreText', {
            when: selected ? instantText(selected, locale, sharesMinute(selected)) : '',
          })}
          confirm={t('sharing.restoreConfirm')}
          onConfirm={() => selected && send(selected.id)}
        />
      </AlertDialog>
    </FormSection>
  );
}

interface VersionRowProps {
  version: PublishedVersion;
  hasSeconds: boolean;
  /** Visitors see the current version. */
  isLive: boolean;
  onRestore: () => void;
}

function VersionRow({ version, hasSeconds, isLive, onRestore }: VersionRowProps) {
  const { publishedAt, name, blocks, isCurrent } = version;
  const t = useTexts(sharingTexts);
  const { locale } = useLocale();
  return (
    <Row as="li" gap={3} align="center" justify="between" className={styles.version}>
      <Stack as="span" shrink>
        <Row as="span" gap={[0, 2]} align="center" wrap weight="medium">
          <DateText value={publishedAt} time={hasSeconds ? 'seconds' : true} />
          {isCurrent && (
            <Badge variant={isLive ? 'good' : 'secondary'} size="sm" dot>
              {t(isLive ? 'sharing.current' : 'sharing.newest')}
            </Badge>
          )}
        </Row>
        <Text as="span" tone="muted" size="s">
          <bdi>{name}</bdi> · {t('sharing.version', { blocks })}
        </Text>
      </Stack>
      <Button
        variant="outline"
        size="sm"
        onClick={onRestore}
        aria-label={`${t('sharing.restore')}, ${instantText(version, locale, hasSeconds)}`}
      >
        {t('sharing.restore')}
      </Button>
    </Row>
  );
}
