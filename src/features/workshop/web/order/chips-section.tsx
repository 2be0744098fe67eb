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
import { type ChipName, chipNames } from '../../ndef.ts';
import { chipsTexts } from '../chips-texts.ts';
import { findNfc } from '../nfc/nfc-port.ts';
import { useTellFailure } from '../state/use-tell-failure.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import { ChipRow } from './chip-row.tsx';
import styles from './chips.module.css';
import { Section } from './section.tsx';
import { isToWrite } from './to-write.ts';
import { WritePanel } from './write-panel.tsx';

interface ChipsSectionProps {
  order: WorkshopOrderDetail;
}

/** What is written on each chip, and the ways to do it: from this phone, by a machine, by another tool. */
export function ChipsSection({ order: { id, chips } }: ChipsSectionProps) {
  const t = useTexts(chipsTexts);
  const [kind, setKind] = useState<ChipName | ''>('');
  const [chosen, setChosen] = useState<string>();
  const kindId = useId();
  if (chips.length === 0)
    return (
      <Section title={t('workshopChips.title')}>
        <Text tone="muted" size="s">
          {t('workshopChips.early')}
        </Text>
      </Section>
    );
  const Nfc = findNfc();
  const done = chips.filter(({ writtenAt }) => writtenAt).length;
  const written = t('workshopChips.written', { done, count: chips.length });
  const left = chips.filter(isToWrite);
  return (
    <Section title={t('workshopChips.title')} description={written}>
      <Progress value={done} max={chips.length} label={written} />
      {Nfc ? (
        <WritePanel
          Nfc={Nfc}
          left={left}
          chosen={chosen}
          kind={kind || undefined}
          onLeft={() => setChosen(undefined)}
        />
      ) : (
        left.length > 0 && <ElsewhereNotice />
      )}
      {left.length > 0 && (
        <Row gap={3} align="end" justify="between" wrap>
          <label className={styles.kind} htmlFor={kindId}>
            <span>{t('workshopChips.kind.label')}</span>
            <Select
              id={kindId}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as ChipName | '')}
            >
              <option value="">{t('workshopChips.kind.unknown')}</option>
              {chipNames.map((name) => (
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
        {chips.map((chip) => (
          <ChipRow
            key={chip.code}
            chip={chip}
            kind={kind || undefined}
            {...(Nfc && { onWrite: () => setChosen(chip.code) })}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** Where this browser cannot write chips: who can, and what can be done from here. */
function ElsewhereNotice() {
  const t = useTexts(chipsTexts);
  return (
    <Notice icon={Smartphone} tone="sea" title={t('workshopChips.nfc.elsewhere.title')}>
      {t('workshopChips.nfc.elsewhere.text')}
    </Notice>
  );
}

interface AllWrittenProps {
  orderId: number;
  kind: ChipName | undefined;
}

function AllWritten({ orderId, kind }: AllWrittenProps) {
  const t = useTexts(chipsTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(workshopApi.writtenAll, { params: { id: orderId }, body: { ...(kind && { chip: kind }) } }),
    retry: false,
    onSuccess: (order) => {
      queries.setQueryData(workshopKeys.order(orderId), order);
      toast({ title: t('workshopChips.all.done') });
    },
    onError: useTellFailure(),
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
