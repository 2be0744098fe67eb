import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { Select } from '#ui/select.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { workshopApi } from '../../contract.ts';
import { type TagModel, tagModels } from '../../ndef.ts';
import { findNfc } from '../nfc/nfc-port.ts';
import { useFailureToast } from '../state/use-failure-toast.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import { tagTexts } from '../tag-texts.ts';
import { Section } from './section.tsx';
import { TagRow } from './tag-row.tsx';
import styles from './tags.module.css';
import { isToWrite } from './to-write.ts';
import { WritePanel } from './write-panel.tsx';

interface TagsSectionProps {
  order: WorkshopOrderDetail;
}

/** What is written on each chip, and the ways to do it: from this phone, by a machine, by another tool. */
export function TagsSection({ order: { id, chips: tags } }: TagsSectionProps) {
  const t = useTexts(tagTexts);
  const [kind, setKind] = useState<TagModel | ''>('');
  const [chosen, setChosen] = useState<string>();
  const kindId = useId();
  if (tags.length === 0)
    return (
      <Section title={t('workshopChips.title')}>
        <Text tone="muted" size="s">
          {t('workshopChips.early')}
        </Text>
      </Section>
    );
  const Nfc = findNfc();
  const done = tags.filter(({ writtenAt }) => writtenAt).length;
  const written = t('workshopChips.written', { done, count: tags.length });
  const remaining = tags.filter(isToWrite);
  return (
    <Section title={t('workshopChips.title')} description={written}>
      <Progress value={done} max={tags.length} label={written} />
      {Nfc ? (
        <WritePanel
          Nfc={Nfc}
          remaining={remaining}
          chosen={chosen}
          kind={kind || undefined}
          onClosed={() => setChosen(undefined)}
        />
      ) : (
        remaining.length > 0 && <ElsewhereNotice />
      )}
      {remaining.length > 0 && (
        <Row gap={3} align="end" justify="between" wrap>
          <label className={styles.kind} htmlFor={kindId}>
            <span>{t('workshopChips.kind.label')}</span>
            <Select
              id={kindId}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as TagModel | '')}
            >
              <option value="">{t('workshopChips.kind.unknown')}</option>
              {tagModels.map((name) => (
                <option key={name} value={name}>
                  {name.toUpperCase()}
                </option>
              ))}
            </Select>
          </label>
          <AllWritten orderId={id} kind={kind || undefined} />
        </Row>
      )}
      <VisuallyHidden role="status">{written}</VisuallyHidden>
      <Stack as="ul" shrinkItems aria-label={t('workshopChips.row.list')}>
        {tags.map((tag) => (
          <TagRow
            key={tag.code}
            tag={tag}
            kind={kind || undefined}
            {...(Nfc && { onWrite: () => setChosen(tag.code) })}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** Where this browser cannot write chips: who can, and what can be done from here. */
function ElsewhereNotice() {
  const t = useTexts(tagTexts);
  return (
    <Notice icon={Smartphone} tone="sea" title={t('workshopChips.nfc.elsewhere.title')}>
      {t('workshopChips.nfc.elsewhere.text')}
    </Notice>
  );
}

interface AllWrittenProps {
  orderId: number;
  kind: TagModel | undefined;
}

function AllWritten({ orderId, kind }: AllWrittenProps) {
  const t = useTexts(tagTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(workshopApi.writtenAll, { params: { id: orderId }, body: { ...(kind && { model: kind }) } }),
    retry: false,
    onSuccess: (order) => {
      queries.setQueryData(workshopKeys.order(orderId), order);
      toast({ title: t('workshopChips.all.done') });
    },
    onError: useFailureToast(),
    onSettled: () => queries.invalidateQueries({ queryKey: workshopKeys.orders }),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" loading={isPending}>
          <CheckCheck aria-hidden="true" />
          {t('workshopChips.all.button')}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('workshopChips.all.title')}
        description={t('workshopChips.all.text')}
        confirm={t('workshopChips.all.confirm')}
        onConfirm={() => mutate()}
      />
    </AlertDialog>
  );
}
