import { Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { workshopLabelTexts } from '../../label-texts.ts';
import styles from './components.module.css';

interface TimelineProps {
  steps: readonly {
    readonly id: number | string;
    readonly title: string;
    readonly by: 'owner' | 'admin' | 'system' | 'receiver' | 'finder';
    readonly at: string;
    /** Who of the workshop, if known. */
    readonly actor?: string | null;
    readonly note: string | null;
  }[];
}

/** The events with actor and time, newest first. */
export function Timeline({ steps }: TimelineProps) {
  const t = useTexts(workshopLabelTexts);
  return (
    <Stack as="ol">
      {steps
        .toSorted((one, other) => other.at.localeCompare(one.at) || Number(other.id) - Number(one.id) || 0)
        .map(({ id, title, by, actor, at, note }) => (
          <li key={id} className={styles.step}>
            <Text weight="medium">{title}</Text>
            <Text tone="muted" size="xs">
              {actor ? <bdi>{actor}</bdi> : t(`workshopWords.by.${by}`)}, <DateText value={at} time />
            </Text>
            {note && (
              <Text size="s" breakWords className={styles.note} dir="auto">
                {note}
              </Text>
            )}
          </li>
        ))}
    </Stack>
  );
}
