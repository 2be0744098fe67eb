import { useId, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { Select } from '#ui/select.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { type ChipName, chipNames } from '../../ndef.ts';
import { chipsTexts } from '../chips-texts.ts';
import { findNfc } from '../nfc/nfc-port.ts';
import { AllWritten } from './all-written.tsx';
import { ChipRow } from './chip-row.tsx';
import styles from './chips.module.css';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
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
        <p className={styles.quiet}>{t('workshopChips.early')}</p>
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
        <div className={styles.tools}>
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
        </div>
      )}
      <VisuallyHidden role="status">{written}</VisuallyHidden>
      <ul className={styles.chips} aria-label={t('workshopChips.row.list')}>
        {chips.map((chip) => (
          <ChipRow
            key={chip.code}
            chip={chip}
            kind={kind || undefined}
            {...(Nfc && { onWrite: () => setChosen(chip.code) })}
          />
        ))}
      </ul>
    </Section>
  );
}
