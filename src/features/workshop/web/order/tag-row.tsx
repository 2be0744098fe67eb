import { Check, Nfc } from 'lucide-react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Grid, Row, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { type WorkshopTag, workshopApi } from '../../contract.ts';
import type { TagModel } from '../../ndef.ts';
import { TagBytes } from '../components/tag-bytes.tsx';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

/** Retired tags are no longer written. */
export const isToWrite = ({ writtenAt, state }: WorkshopTag): boolean => !writtenAt && state !== 'retired';

interface TagRowProps {
  tag: WorkshopTag;
  kind: TagModel | undefined;
  /** Set if this phone can write the tag. */
  onWrite?: () => void;
}

export function TagRow({ tag, kind, onWrite }: TagRowProps) {
  const t = useTexts(tagTexts);
  const { code, link, state, writtenAt } = tag;
  // Written elsewhere: the admin vouches for having checked it.
  const { send: mark, isPending } = useAdminCall({
    call: (api) => api.call(workshopApi.written, { params: { code }, body: { ...(kind && { model: kind }) } }),
    done: t('workshopChips.marked'),
  });
  return (
    <Grid as="li" columns={1} className={styles.tag}>
      <Row gap={2} align="center" wrap>
        <LatinText className={styles.code ?? ''}>{code}</LatinText>
        {writtenAt ? (
          <Badge variant="good" size="sm">
            <Check size={14} aria-hidden="true" />
            {t('workshopChips.row.done')}
          </Badge>
        ) : (
          <Badge variant="outline" size="sm">
            {t(state === 'retired' ? 'workshopChips.row.retired' : 'workshopChips.row.notDone')}
          </Badge>
        )}
        {writtenAt && (
          <Text as="span" tone="muted" size="s">
            <DateText value={writtenAt} time />
          </Text>
        )}
      </Row>
      {isToWrite(tag) && (
        <Row gap={2} wrap>
          {onWrite && (
            <Button variant="outline" size="sm" onClick={onWrite} aria-label={t('workshopChips.row.writeOf', { code })}>
              <Nfc aria-hidden="true" />
              {t('workshopChips.row.write')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            loading={isPending}
            onClick={() => mark()}
            aria-label={t('workshopChips.row.markOf', { code })}
          >
            {t('workshopChips.row.mark')}
          </Button>
        </Row>
      )}
      <Grid columns="fill auto" gap={2} align="center" className={styles.value}>
        <LatinText className={styles.link ?? ''}>{link}</LatinText>
        <CopyButton value={link} label={t('workshopChips.row.copyLink', { code })} />
      </Grid>
      <TagBytes tag={tag} copyLabel={t('workshopChips.row.copyNdef', { code })} />
    </Grid>
  );
}
