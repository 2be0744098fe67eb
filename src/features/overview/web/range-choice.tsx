import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { type OverviewRange, overviewRanges } from '../contract.ts';
import { overviewTexts } from './overview-texts.ts';

interface RangeChoiceProps {
  value: OverviewRange;
  onChange: (range: OverviewRange) => void;
}

export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const t = useTexts(overviewTexts);
  return (
    <RadioGroup
      label={t('overview.range.label')}
      hideLabel
      variant="segmented"
      value={String(value)}
      onValueChange={(typed) => onChange(overviewRanges.find((one) => String(one) === typed) ?? 30)}
    >
      {overviewRanges.map((one) => (
        <RadioItem key={one} value={String(one)}>
          {one === 365 ? t('overview.range.year') : t('overview.range.days', { count: one })}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
