import { useState } from 'react';
import { Checkbox } from '../choices/checkbox.tsx';
import { RadioGroup, RadioItem, SegmentedChoice } from '../choices/radio-group.tsx';
import { Switch } from '../choices/switch.tsx';
import { Field } from '../controls/field.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.ts';

export function ChoiceSection() {
  const t = useTexts(showcaseTexts);
  const [period, setPeriod] = useState<'month' | 'year'>('year');
  return (
    <Section title={t('showcase.section.choices')} wide>
      <Grid gap={4} align="start" className={styles.columns}>
        <div>
          <Field inline label={t('showcase.choice.news')} hint={t('showcase.choice.newsHint')}>
            <Checkbox defaultChecked />
          </Field>
          <Field inline label={t('showcase.choice.terms')} error={t('showcase.choice.termsError')} required>
            <Checkbox />
          </Field>
          <Field inline label={t('showcase.choice.off')}>
            <Checkbox disabled defaultChecked />
          </Field>
          <Field inline label={t('showcase.choice.open')}>
            <Switch defaultChecked />
          </Field>
          <Field inline label={t('showcase.choice.news')}>
            <Switch />
          </Field>
          <Field inline label={t('showcase.choice.off')}>
            <Switch disabled />
          </Field>
        </div>
        <RadioGroup
          label={t('showcase.choice.plan')}
          variant="cards"
          value={period}
          onValueChange={(one) => setPeriod(one as 'month' | 'year')}
        >
          <RadioItem value="month" description={t('showcase.choice.monthText')}>
            {t('showcase.choice.month')}
          </RadioItem>
          <RadioItem value="year" description={t('showcase.choice.yearText')}>
            {t('showcase.choice.year')}
          </RadioItem>
        </RadioGroup>
        <Stack gap={4} shrink>
          <RadioGroup label={t('showcase.choice.delivery')} hint={t('showcase.choice.newsHint')}>
            <RadioItem value="courier" defaultChecked>
              {t('showcase.choice.courier')}
            </RadioItem>
            <RadioItem value="pickup">{t('showcase.choice.pickup')}</RadioItem>
            <RadioItem value="off" disabled>
              {t('showcase.choice.off')}
            </RadioItem>
          </RadioGroup>
          <SegmentedChoice
            label={t('showcase.choice.billing')}
            hideLabel
            values={['month', 'year']}
            text={(one) => t(`showcase.choice.${one}`)}
            value={period}
            onChange={setPeriod}
          />
        </Stack>
      </Grid>
    </Section>
  );
}
