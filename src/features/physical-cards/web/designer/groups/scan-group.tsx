import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignSideName, designLimits } from '../../../design/design.ts';
import { inDesign, withQr } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession } from '../state/use-design.ts';
import { fieldId } from '../state/warning-fields.ts';
import { FieldWarnings } from './field-warnings.tsx';
import styles from './groups.module.css';
import { groupsTexts } from './groups-texts.ts';

const sides = ['back', 'front'] as const;

export function ScanGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { store } = useDesignerSession();
  const qr = useDesign((design) => design.qr);
  const hasTapSign = useDesign((design) => design.hasTapSign);
  const setSide = (side: DesignSideName) => {
    change(undefined, withQr({ side }));
    store.turn(side);
  };
  return (
    <FormSection level="h2" title={t('designerForm.scan.title')}>
      <RadioGroup
        variant="segmented"
        label={t('designerForm.scan.side')}
        value={qr.side}
        onValueChange={(value) => setSide(value as DesignSideName)}
      >
        {sides.map((side) => (
          <RadioItem key={side} value={side}>
            {t(`designerForm.scan.${side}`)}
          </RadioItem>
        ))}
      </RadioGroup>
      <Field id={fieldId('qr')} label={t('designerForm.scan.size')} hint={t('designerForm.scan.sizeHint')}>
        {(control) => (
          <Grid columns="fill auto" gap={4} align="center" className={styles.range}>
            <input
              {...control}
              className={styles.slider}
              type="range"
              min={designLimits.qrLeast}
              max={designLimits.maxQr}
              step={1}
              value={qr.size}
              aria-valuetext={t('designerForm.scan.millimetres', { size: qr.size })}
              onFocus={() => store.turn(qr.side)}
              onChange={({ currentTarget }) => change('qr.size', withQr({ size: Number(currentTarget.value) }))}
            />
            <Text as="output" tabular weight="medium" className={styles.value} htmlFor={fieldId('qr')}>
              {t('designerForm.scan.millimetres', { size: qr.size })}
            </Text>
          </Grid>
        )}
      </Field>
      <FieldWarnings field="qr" />
      <Field id={fieldId('tap')} inline label={t('designerForm.scan.tap')}>
        <Switch checked={hasTapSign} onCheckedChange={(isOn) => change(undefined, inDesign({ hasTapSign: isOn }))} />
      </Field>
      <FieldWarnings field="tap" />
    </FormSection>
  );
}
