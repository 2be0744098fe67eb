import { CalendarClock } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { detailTexts } from '../detail-texts.ts';
import { reminderAt, reminderPresets } from '../state/reminders.ts';
import styles from './lead-body.module.css';

interface ReminderPresetsProps {
  onSet: (at: Date) => void;
  onOwn: () => void;
}

export function ReminderPresets({ onSet, onOwn }: ReminderPresetsProps) {
  const t = useTexts(detailTexts);
  const now = new Date();
  return (
    <div className={styles.choices}>
      {reminderPresets
        .filter((preset) => reminderAt(preset, now))
        .map((preset) => (
          <Button
            key={preset}
            variant="outline"
            size="sm"
            onClick={() => {
              const at = reminderAt(preset, new Date());
              if (at) onSet(at);
            }}
          >
            {t(`leadDetail.reminder.${preset}`)}
          </Button>
        ))}
      <Button variant="outline" size="sm" onClick={onOwn}>
        <CalendarClock aria-hidden="true" />
        {t('leadDetail.reminder.own')}
      </Button>
    </div>
  );
}
