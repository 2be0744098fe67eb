import { Nfc } from 'lucide-react';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { shippingDays } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import { DrawnPhysicalCard } from './drawings/drawn-physical-card.tsx';
import layout from './landing.module.css';
import styles from './physical-cards.module.css';

const steps = ['design', 'ship', 'tap'] as const;
const materials = ['pvc', 'wood', 'metal'] as const;

export function PhysicalCards() {
  const t = useTexts(landingTexts);
  return (
    <section className={`${styles.band} ${layout.section}`} data-theme="dark" aria-labelledby="landing-physical">
      <div className={layout.wrap}>
        <Stack gap={10} className={styles.top}>
          <Stack gap={4} align="start" justify="start">
            <Row as="p" gap={2} align="center" inline size="s" weight="strong" className={styles.badge}>
              <Nfc aria-hidden="true" />
              {t('landing.physical.badge')}
            </Row>
            <Text as="h2" size="3xl" weight="display" className={layout.title} id="landing-physical">
              {t('landing.physical.title')}
            </Text>
            <p className={styles.lead}>{t('landing.physical.lead')}</p>
          </Stack>
          <Stack as="ol" gap={6}>
            {steps.map((id, index) => (
              <Row as="li" gap={4} key={id}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className={styles.stepTitle}>{t(`landing.physical.steps.${id}.title`)}</h3>
                  <p className={styles.stepText}>{t(`landing.physical.steps.${id}.text`, { ...shippingDays })}</p>
                </div>
              </Row>
            ))}
          </Stack>
        </Stack>
        <Stack as="ul" gap={8} className={styles.materials} aria-label={t('landing.physical.materials.label')}>
          {materials.map((id) => (
            <Grid as="li" gap={5} align="center" key={id} className={styles.material} data-material={id}>
              <div className={styles.stage}>
                <DrawnPhysicalCard material={id} />
              </div>
              <div className={styles.caption}>
                <Text as="h3" size="l">
                  {t(`landing.physical.materials.${id}.name`)}
                </Text>
                <p className={styles.stepText}>{t(`landing.physical.materials.${id}.text`)}</p>
              </div>
            </Grid>
          ))}
        </Stack>
      </div>
    </section>
  );
}
