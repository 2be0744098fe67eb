import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { translator } from '#i18n/translator.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type CardSideName, cardSize, designLimits, type FreeText, isEngraved } from '../../../design/design.ts';
import { changingFree, placed, sized, startFree, withFree } from '../state/draft.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import { fieldId } from '../state/warning-places.ts';
import { FieldWarnings } from './field-warnings.tsx';
import styles from './free-fields.module.css';
import { groupsTexts } from './groups-texts.ts';

interface FreeFieldsProps {
  side: CardSideName;
}

/** The owner's own text on one side: none, or all about it. */
export function FreeFields({ side }: FreeFieldsProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { store } = useDesignerSession();
  const free = useDesign((design) => design[side].free);
  // In the language of the card, which need not be the reader's.
  const sample = translator(
    groupsTexts,
    useDesign((design) => design.language),
  )('designerForm.free.sample');
  const box = useRef<HTMLDivElement>(null);
  const set = (next: FreeText | null) => {
    change(undefined, withFree(side, next));
    store.turn(side);
    // What was pressed is gone: the keyboard goes on at what came in its place.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('textarea, button')?.focus());
  };
  return (
    <div ref={box} id={fieldId(`free-${side}`)}>
      {free ? (
        <Fields side={side} free={free} onRemove={() => set(null)} />
      ) : (
        <Button variant="outline" onClick={() => set(startFree(sample))}>
          <Plus aria-hidden="true" />
          {t(`designerForm.free.add.${side}`)}
        </Button>
      )}
    </div>
  );
}

interface FieldsProps extends FreeFieldsProps {
  free: FreeText;
  onRemove: () => void;
}

function Fields({ side, free, onRemove }: FieldsProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { store } = useDesignerSession();
  const hasColours = useDesign(({ material }) => !isEngraved(material));
  const set = (name: string, part: Partial<FreeText>) => change(`free-${side}-${name}`, changingFree(side, part));
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
      <legend className={styles.legend}>{t(`designerForm.free.side.${side}`)}</legend>
      <Field className={styles.whole ?? ''} label={t('designerForm.free.words')}>
        <Textarea
          className={styles.text}
          rows={2}
          maxLength={designLimits.maxFree}
          value={free.text}
          onChange={({ currentTarget }) => set('text', { text: currentTarget.value })}
        />
      </Field>
      <div className={styles.whole}>
        <FieldWarnings field={`free-${side}`} />
      </div>
      <NumberField
        label={t('designerForm.free.size')}
        value={free.size}
        least={designLimits.textLeast}
        most={designLimits.maxText}
        step={0.1}
        onChange={(size) => set('size', { size: sized(size) })}
      />
      <NumberField
        label={t('designerForm.free.across')}
        value={free.x}
        least={0}
        most={cardSize.width}
        step={0.5}
        onChange={(x) => set('place', placed({ ...free, x }))}
      />
      <NumberField
        label={t('designerForm.free.down')}
        value={free.y}
        least={0}
        most={cardSize.height}
        step={0.5}
        onChange={(y) => set('place', placed({ ...free, y }))}
      />
      {hasColours && (
        <RadioGroup
          variant="segmented"
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

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number within its limits; what is being typed and is none yet stays in the field alone. */
function NumberField({ label, value, least, most, step, onChange }: NumberFieldProps) {
  const t = useTexts(groupsTexts);
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string) => text.trim() !== '' && Number(text) >= least && Number(text) <= most;
  const isWrong = typed !== undefined && !isRight(typed);
  return (
    <Field label={label} error={isWrong ? t('designerForm.free.number', { least, most }) : undefined}>
      <Input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
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
