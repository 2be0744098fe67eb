import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';

export const reminderPresets = ['hour', 'evening', 'tomorrow', 'week'] as const;
export type ReminderPreset = (typeof reminderPresets)[number];

const hourMilliseconds = 3_600_000;
const morning = 9 * 60;
const evening = 19 * 60;
/** The evening preset is omitted this close to the evening. */
const minBeforeEvening = 30 * 60_000;

/** When a preset reminds, in Israel time; undefined when it no longer makes sense. */
export function reminderAt(preset: ReminderPreset, now: Date): Date | undefined {
  const today = dateInIsrael(now);
  if (preset === 'hour') return new Date(now.getTime() + hourMilliseconds);
  if (preset === 'tomorrow') return instantInIsrael(addDays(today, 1), morning);
  if (preset === 'week') return instantInIsrael(addDays(today, 7), morning);
  const at = instantInIsrael(today, evening);
  return at.getTime() - now.getTime() >= minBeforeEvening ? at : undefined;
}
