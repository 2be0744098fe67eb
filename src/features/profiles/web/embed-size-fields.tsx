import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { type EmbedCorner, embedCorners, embedLimits } from './embed-code.ts';
import styles from './embed-page.module.css';
import { embedTexts } from './embed-texts.ts';

export interface EmbedSize {
  readonly isFull: boolean;
  /** As typed: what is out of bounds is corrected where it is used. */
  readonly width: string;
  readonly height: string;
  readonly corner: EmbedCorner;
}

interface EmbedSizeFieldsProps {
  size: EmbedSize;
  onChange(size: EmbedSize): void;
}

export function EmbedSizeFields({ size, onChange }: EmbedSizeFieldsProps) {
  const t = useTexts(embedTexts);
  const change = (changes: Partial<EmbedSize>) => onChange({ ...size, ...changes });
  const number = (side: 'width' | 'height') => (
    <Field label={t(`embed.size.${side}`)}>
      <Input
        type="number"
        inputMode="numeric"
        min={embedLimits[side].min}
        max={embedLimits[side].max}
        step={10}
        value={size[side]}
        disabled={side === 'width' && size.isFull}
        onChange={(event) => change({ [side]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      <Grid gap={4} className={styles.pair}>
        {number('width')}
        {number('height')}
      </Grid>
      <Field label={t('embed.size.full')} inline>
        <Checkbox checked={size.isFull} onCheckedChange={(isFull) => change({ isFull })} />
      </Field>
      <RadioGroup
        label={t('embed.size.corners')}
        value={size.corner}
        onValueChange={(corner) => change({ corner: corner as EmbedCorner })}
        className={styles.corners ?? ''}
      >
        {embedCorners.map((corner) => (
          <RadioItem key={corner} value={corner}>
            {t(`embed.size.${corner}`)}
          </RadioItem>
        ))}
      </RadioGroup>
    </>
  );
}
