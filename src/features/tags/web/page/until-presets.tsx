import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { pageTexts } from './page-texts.ts';
import styles from './tag-page.module.css';
import { fieldOf, untilOf, untilPresets } from './until.ts';

interface UntilPresetsProps {
  /** As the field below them writes it. */
  value: string;
  onChoose: (field: string) => void;
}

/** Usual ends in one press; they fill the field in, where the exact time can be read and changed. */
export function UntilPresets({ value, onChoose }: UntilPresetsProps) {
  const t = useTexts(pageTexts);
  const now = new Date();
  const offered = untilPresets.flatMap((preset) => {
    const until = untilOf(preset, now);
    return until ? [{ preset, field: fieldOf(until) }] : [];
  });
  return (
    <fieldset className={styles.choices} aria-label={t('tagPage.schedule.presets')}>
      {offered.map(({ preset, field }) => (
        <Button
          key={preset}
          variant={field === value ? 'secondary' : 'outline'}
          size="sm"
          aria-pressed={field === value}
          onClick={() => onChoose(field)}
        >
          {t(`tagPage.schedule.${preset}`)}
        </Button>
      ))}
    </fieldset>
  );
}
