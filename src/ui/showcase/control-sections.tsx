import { Pencil, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../choices/checkbox.tsx';
import { RadioGroup, RadioItem, SegmentedChoice } from '../choices/radio-group.tsx';
import { Switch } from '../choices/switch.tsx';
import { Button, buttonVariants, LinkButton } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { Field } from '../controls/field.tsx';
import { ArrowBack, ArrowForward } from '../direction-icons.tsx';
import { Card, CardHeader, Grid, Row, Stack } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.ts';

interface SectionProps {
  title: string;
  /** Full page width. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ title, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={wide ? styles.wide : undefined}>
      <CardHeader title={title} titleId={id} level="h3" />
      <Stack gap={4} shrink>
        {children}
      </Stack>
    </Card>
  );
}

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

export function ButtonSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.buttons')} wide>
      <Row gap={3} align="center" wrap>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`showcase.button.${variant}`)}
          </Button>
        ))}
      </Row>
      {(['disabled', 'loading'] as const).map((state) => (
        <Row key={state} gap={3} align="center" wrap>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} disabled={state === 'disabled'} loading={state === 'loading'}>
              {t(`showcase.button.${state}`)}
            </Button>
          ))}
        </Row>
      ))}
    </Section>
  );
}

export function ButtonSizesSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.sizes')}>
      <Row gap={3} align="center" wrap>
        <Button size="sm">{t('showcase.button.small')}</Button>
        <Button size="lg" variant="hot">
          {t('showcase.button.large')}
        </Button>
        <Button size="icon" variant="secondary" aria-label={t('showcase.button.icon')}>
          <Pencil aria-hidden="true" />
        </Button>
        <CopyButton value="negia.example/noa-barak" variant="secondary" />
      </Row>
      <Row gap={3} align="center" wrap>
        <LinkButton variant="outline" href="#top">
          <Share2 aria-hidden="true" />
          {t('showcase.button.asLink')}
        </LinkButton>
        <CopyButton value="negia.example/noa-barak" variant="outline" size="sm">
          negia.example/noa-barak
        </CopyButton>
      </Row>
      <Row gap={3} align="center" wrap>
        <Button variant="ghost">
          <ArrowBack aria-hidden="true" />
          {t('showcase.button.ghost')}
        </Button>
        <Button variant="link">
          {t('showcase.button.link')}
          <ArrowForward aria-hidden="true" />
        </Button>
      </Row>
      <Button block>{t('showcase.button.block')}</Button>
    </Section>
  );
}
