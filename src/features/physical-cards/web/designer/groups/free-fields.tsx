import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import {
  type DesignSideName,
  designLimits,
  type FreeText,
  isEngraved,
  physicalCardSize,
} from '../../../design/design.ts';
import { freeBounds, newFreeText, retyped } from '../../../design/free-text.ts';
import { layoutDesign } from '../../../design/layout.ts';
import { changingFree, sized, withFree } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession } from '../state/use-design.ts';
import { fieldId } from '../state/warning-fields.ts';
import { FieldWarnings } from './field-warnings.tsx';
import styles from './groups.module.css';
import { groupsTexts } from './groups-texts.ts';

/** The fields of the free text on one side, or a button to add one. */
export function FreeFields({ side }: { side: DesignSideName }) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { store } = useDesignerSession();
  const design = useDesign((current) => current);
  const { free } = design[side];
  const box = useRef<HTMLDivElement>(null);
  const set = (next: FreeText | null) => {
    change(undefined, withFree(side, next));
    store.turn(side);
    // The clicked button is removed, so focus moves to the element that replaces it.
    requestAnimationFrame(() => {
      const field = box.current?.querySelector<HTMLElement>('textarea, button');
      field?.focus();
      if (field instanceof HTMLTextAreaElement) field.select();
      field?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <div ref={box} id={fieldId(`free-${side}`)}>
      {free ? (
        <Fields side={side} free={free} onRemove={() => set(null)} />
      ) : (
        <Button variant="outline" onClick={() => set(newFreeText(design, layoutDesign(design)[side]))}>
          <Plus aria-hidden="true" />
          {t(`designerForm.free.add.${side}`)}
        </Button>
      )}
    </div>
  );
}

interface FieldsProps {
  side: DesignSideName;
  free: FreeText;
  onRemove: () => void;
}

function Fields({ side, free, onRemove }: FieldsProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { store } = useDesignerSession();
  const hasColours = useDesign(({ material }) => !isEngraved(material));
  const set = (name: string, patch: Partial<FreeText>) => change(`free-${side}-${name}`, changingFree(side, patch));
  const { left, top } = freeBounds(free);
  return (
    <Grid
      as="fieldset"
      columns={2}
      wideColumns={3}
      gap={4}
      align="end"
      shrink
      className={styles.fields}
      onFocus={() => store.turn(side)}
    >
      <legend className={styles.freeFieldsLegend}>{t(`designerForm.free.side.${side}`)}</legend>
      <Field className={styles.full ?? ''} label={t('designerForm.free.content')}>
        <Textarea
          className={styles.text}
          rows={2}
          maxLength={designLimits.maxFree}
          value={free.text}
          onChange={({ currentTarget }) => set('text', retyped(free, currentTarget.value))}
        />
      </Field>
      <div className={styles.full}>
        <FieldWarnings field={`free-${side}`} />
      </div>
      <NumberField
        label={t('designerForm.free.size')}
        value={free.size}
        min={designLimits.textLeast}
        max={designLimits.maxText}
        step={0.1}
        onChange={(size) => set('size', { size: sized(size) })}
      />
      <NumberField
        label={t('designerForm.free.across')}
        value={shown(left)}
        min={0}
        max={physicalCardSize.width}
        step={0.5}
        onChange={(next) => set('place', { x: free.x + next - left })}
      />
      <NumberField
        label={t('designerForm.free.down')}
        value={shown(top)}
        min={0}
        max={physicalCardSize.height}
        step={0.5}
        onChange={(next) => set('place', { y: free.y + next - top })}
      />
      {hasColours && (
        <RadioGroup
          variant="segmented"
          className={styles.tone ?? ''}
          label={t('designerForm.free.tone')}
          value={free.tone}
          onValueChange={(tone) => set('tone', { tone: tone as FreeText['tone'] })}
        >
          <RadioItem value="ink">{t('designerForm.free.ink')}</RadioItem>
          <RadioItem value="accent">{t('designerForm.free.accent')}</RadioItem>
        </RadioGroup>
      )}
      <Field inline className={styles.bold ?? ''} label={t('designerForm.free.bold')}>
        <Switch checked={free.isBold} onCheckedChange={(isBold) => set('bold', { isBold })} />
      </Field>
      <Button className={styles.remove} variant="ghost" size="sm" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        {t(`designerForm.free.remove.${side}`)}
      </Button>
    </Grid>
  );
}

const shown = (mm: number): number => Math.round(mm * 10) / 10;

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number field with limits; an incomplete or invalid input stays in the field and does not change the design. */
function NumberField({ label, value, min, max, step, onChange }: NumberFieldProps) {
  const t = useTexts(groupsTexts);
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string) => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const isWrong = typed !== undefined && !isRight(typed);
  return (
    <Field label={label} error={isWrong ? t('designerForm.free.number', { min, max }) : undefined}>
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (isRight(currentTarget.value)) onChange(Number(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
