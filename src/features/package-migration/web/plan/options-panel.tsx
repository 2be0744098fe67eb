import { Panel } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import { Text } from '#ui/text.tsx';
import { migrationTexts } from '../migration-texts.ts';
import type { usePlan } from './use-plan.ts';

interface OptionsPanelProps {
  plan: ReturnType<typeof usePlan>;
}

export function OptionsPanel({ plan }: OptionsPanelProps) {
  const t = useTexts(migrationTexts);
  return (
    <Panel title={t('packageMove.step.options')}>
      <Stack gap={4}>
        {plan.source === 'basic' && (
          <Field label={t('packageMove.until')} hint={t('packageMove.untilHint')} required>
            <Input
              type="date"
              value={plan.untilDay}
              onChange={({ currentTarget }) => plan.set({ until: currentTarget.value || undefined })}
            />
          </Field>
        )}
        {plan.source !== 'basic' && plan.target === 'basic' && (
          <Text tone="muted" size="s">
            {t('packageMove.toBasic')}
          </Text>
        )}
        {plan.source !== 'basic' && plan.target !== 'basic' && <PaidOptions plan={plan} />}
        <Field inline label={t('packageMove.tell')} hint={t('packageMove.tellHint')}>
          <Switch
            checked={plan.notifiesOwners}
            onCheckedChange={(isOn) => plan.set({ tell: isOn ? undefined : 'no' })}
          />
        </Field>
      </Stack>
    </Panel>
  );
}

/** Of those who pay; where nobody does there is nothing to choose. */
function PaidOptions({ plan }: OptionsPanelProps) {
  const t = useTexts(migrationTexts);
  return (
    <>
      <RadioGroup
        label={t('packageMove.price.label')}
        value={plan.price}
        onValueChange={(price) => plan.set({ price: price === 'keep' ? undefined : price })}
      >
        <RadioItem value="keep" description={t('packageMove.price.keepHint')}>
          {t('packageMove.price.keep')}
        </RadioItem>
        <RadioItem value="lower" description={t('packageMove.price.lowerHint')}>
          {t('packageMove.price.lower')}
        </RadioItem>
      </RadioGroup>
      <RadioGroup
        label={t('packageMove.when.label')}
        value={plan.when}
        onValueChange={(when) => plan.set({ when: when === 'now' ? undefined : when })}
      >
        <RadioItem value="now">{t('packageMove.when.now')}</RadioItem>
        <RadioItem value="period_end">{t('packageMove.when.period_end')}</RadioItem>
      </RadioGroup>
    </>
  );
}
