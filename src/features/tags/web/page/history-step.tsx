import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { TagStep } from '../../contract.ts';
import { eventIcons } from './event-icons.ts';
import styles from './history.module.css';
import { historyTexts } from './history-texts.ts';

interface HistoryStepProps {
  step: TagStep;
}

export function HistoryStep({ step: { event, by, at, note } }: HistoryStepProps) {
  const t = useTexts(historyTexts);
  const Icon = eventIcons[event];
  // What an owner did themselves, or took over, needs no name.
  const who = by === 'owner' || by === 'receiver' || event === 'found' ? undefined : by;
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-event={event} aria-hidden="true">
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <p className={styles.event}>{t(`tagHistory.event.${event}`)}</p>
        {note && (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        )}
        <p className={styles.when}>
          <DateText value={at} time />
          {who && ` · ${t(`tagHistory.by.${who}`)}`}
        </p>
      </div>
    </li>
  );
}
