import type { Profile } from '#features/profiles/contract.ts';
import { Card } from '#ui/card.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { Text } from '#ui/text.tsx';
import type { Dashboard } from '../../contract.ts';
import { availableSteps, stepNames } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import { StepAction } from './step-action.tsx';
import styles from './steps-section.module.css';

interface StepsSectionProps {
  steps: Dashboard['steps'];
  profiles: readonly Profile[];
}

/** The first step is said in full, those after it by name; what is done goes away, and so does the whole. */
export function StepsSection({ steps, profiles }: StepsSectionProps) {
  const t = useTexts(dashboardTexts);
  const [next, ...later] = availableSteps(steps, profiles);
  if (!next) return null;
  const done = stepNames.length - later.length - 1;
  return (
    <Card as="section" tone="sea" className={styles.steps} aria-labelledby="steps-title">
      <Grid columns="fill auto" gap={[2, 4]} align="baseline" className={styles.head}>
        <h2 className={styles.label} id="steps-title">
          {t('dashboard.steps.title')}
        </h2>
        <p className={styles.count}>{t('dashboard.steps.done', { done, all: stepNames.length })}</p>
        <Progress value={done} max={stepNames.length} label={t('dashboard.steps.progress')} />
      </Grid>
      <Stack gap={3} className={styles.next}>
        <div className={styles.words}>
          <Text as="h3" size="xl" weight="heading">
            {t(`dashboard.steps.${next}.title`)}
          </Text>
          <Text tone="muted">{t(`dashboard.steps.${next}.text`)}</Text>
        </div>
        <StepAction step={next} profiles={profiles} />
      </Stack>
      {later.length > 0 && (
        <Row as="ol" gap={[1, 4]} wrap tone="muted" size="s">
          {later.map((step) => (
            <Row as="li" gap={2} align="center" key={step} className={styles.one}>
              <span>{t(`dashboard.steps.${step}.title`)}</span>
            </Row>
          ))}
        </Row>
      )}
    </Card>
  );
}
