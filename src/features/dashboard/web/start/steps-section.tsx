import { ShareButton } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Card, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../../contract.ts';
import { availableSteps, type StepName, stepNames } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../sections.module.css';

/** Shows the next step in full and the later ones by name. Done steps disappear; with all done, so does the section. */
export function StepsSection({ steps, profiles }: { steps: Dashboard['steps']; profiles: readonly Profile[] }) {
  const t = useTexts(dashboardTexts);
  const [next, ...later] = availableSteps(steps, profiles);
  if (!next) return null;
  const done = stepNames.length - later.length - 1;
  return (
    <Card as="section" tone="sea" className={styles.steps} aria-labelledby="steps-title">
      <Grid columns="fill auto" gap={[2, 4]} align="baseline" className={styles.head}>
        <Text as="h2" tone="brand" size="s" weight="strong" className={styles.label} id="steps-title">
          {t('dashboard.steps.title')}
        </Text>
        <p className={styles.count}>{t('dashboard.steps.done', { done, all: stepNames.length })}</p>
        <Progress value={done} max={stepNames.length} label={t('dashboard.steps.progress')} />
      </Grid>
      <Stack gap={3} className={styles.next}>
        <div>
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

/** The only primary action of the screen. */
function StepAction({ step, profiles }: { step: StepName; profiles: readonly Profile[] }) {
  const t = useTexts(dashboardTexts);
  const published = profiles.find(({ status }) => status === 'published');
  if (step === 'shared' && published)
    return (
      <ShareButton profile={published} variant="hot" size="default">
        {t('dashboard.steps.shared.act')}
      </ShareButton>
    );
  return (
    <RouterLinkButton variant="hot" to={stepHref(step, profiles)}>
      {t(`dashboard.steps.${step}.act`)}
    </RouterLinkButton>
  );
}

type StepProfile = Pick<Profile, 'id' | 'status' | 'document'>;

/** URL of the profile and section that the step concerns. */
function stepHref(step: StepName, profiles: readonly StepProfile[]): string {
  const draft = profiles.find(({ status }) => status === 'draft');
  const profile = (step === 'published' && draft) || profiles[0];
  if (!profile || step === 'made') return '/editor?new=1';
  if (step === 'published') return `/editor/${profile.id}`;
  if (step === 'shared') return `/editor/${profile.id}?tab=sharing`;
  const form = profile.document.blocks.find(({ kind }) => kind === 'lead-form');
  return `/editor/${profile.id}?tab=blocks${form ? `&block=${encodeURIComponent(form.id)}` : ''}`;
}
