import { Nfc } from 'lucide-react';
import type { ReactNode } from 'react';
import { shekels } from '#base/money.ts';
import { trialDays } from '#features/packages/plan.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { shippingDays } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import { DrawnPhysicalCard } from './drawings/drawn-physical-card.tsx';
import layout from './landing.module.css';
import styles from './last-call.module.css';

export function LastCall({ onRegister, onLogin, onChat }: Record<'onRegister' | 'onLogin' | 'onChat', () => void>) {
  const t = useTexts(landingTexts);
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="landing-last">
      <Stack align="center" gap={4} textAlign="center" className={styles.call} data-theme="dark">
        <span className={styles.rings} aria-hidden="true" />
        <Mark size={64} />
        <Text as="h2" size="3xl" weight="display" className={styles.title} id="landing-last">
          {t('landing.last.title')}
        </Text>
        <p className={styles.text}>{t('landing.last.text')}</p>
        <Stack gap={3} className={styles.actions}>
          <Button variant="hot" size="lg" data-auth="register" onClick={() => onRegister()}>
            {t('landing.last.register', { days: trialDays })}
          </Button>
          <Button variant="outline" size="lg" className={styles.login} data-auth="login" onClick={() => onLogin()}>
            {t('landing.last.login')}
          </Button>
          <Button variant="ghost" onClick={() => onChat()}>
            {t('landing.last.chat')}
          </Button>
        </Stack>
        <PlanStrip />
      </Stack>
    </section>
  );
}

/** Static prices of the landing page, independent of the current plan data. */
function PlanStrip() {
  const t = useTexts(landingTexts);
  return (
    <section className={styles.plans} aria-label={t('landing.plans.label')}>
      <Grid as="dl" textAlign="start" className={styles.strip}>
        <Plan name={t('landing.plans.free')} price={t('landing.plans.freePrice')}>
          {t('landing.plans.freeNote')}
        </Plan>
        <Plan name={t('landing.plans.monthly')} price={priceOf(landingPrices.monthly, t('landing.plans.monthlyPer'))}>
          {t('landing.plans.monthlyNote')}
        </Plan>
        <Plan name={t('landing.plans.yearly')} price={priceOf(landingPrices.yearly, t('landing.plans.yearlyPer'))}>
          {t('landing.plans.yearlyWas')}{' '}
          <s>
            <MoneyText agorot={shekels(landingPrices.yearlyBefore).amount} />
          </s>
          <Badge variant="count">{t('landing.plans.saving', { percent: landingPrices.savingPercent })}</Badge>
        </Plan>
      </Grid>
    </section>
  );
}

const priceOf = (price: number, per: string) => (
  <>
    <MoneyText agorot={shekels(price).amount} /> <span className={styles.per}>{per}</span>
  </>
);

function Plan({ name, price, children }: { name: string; price: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={1} justify="start" className={styles.plan}>
      <dt>{name}</dt>
      <dd className={styles.price}>{price}</dd>
      <Row as="dd" gap={2} align="center" wrap className={styles.note}>
        {children}
      </Row>
    </Stack>
  );
}

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
