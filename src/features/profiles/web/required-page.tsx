import { CalendarClock, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isolatedMoney, shekels } from '#base/money.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { type ExpiredProfile, readAgain, readHere } from './expired-profile.tsx';
import ground from './page-ground.module.css';
import styles from './required-page.module.css';
import { requiredTexts } from './required-texts.ts';

const plans = ['basic', 'monthly', 'yearly'] as const;
type Plan = (typeof plans)[number];
const lines = ['one', 'two', 'three'] as const;

interface RequiredPlansProps {
  /** Resolves when the plan is joined. */
  onJoin(plan: Plan): Promise<void>;
}

/** The three static plans of the specification, regardless of the current packages. */
function RequiredPlans({ onJoin }: RequiredPlansProps) {
  const t = useTexts(requiredTexts);
  const [joining, setJoining] = useState<Plan>();
  const join = async (plan: Plan) => {
    if (joining) return;
    setJoining(plan);
    await onJoin(plan);
    setJoining(undefined);
  };
  return (
    <Stack as="ul" gap={5} className={styles.plans} aria-label={t('required.plans')}>
      {plans.map((plan) => (
        <li key={plan} className={styles.plan} data-plan={plan}>
          <Row as="h2" gap={3} align="center" justify="between" className={styles.name}>
            {t(`required.${plan}.name`)}
            {plan === 'yearly' && <Badge variant="hot">{t('required.popular')}</Badge>}
          </Row>
          <Price plan={plan} />
          <Button
            block
            variant={plan === 'yearly' ? 'default' : 'outline'}
            loading={joining === plan}
            disabled={joining !== undefined && joining !== plan}
            onClick={() => void join(plan)}
          >
            {t(`required.${plan}.action`)}
          </Button>
          <Stack
            as="ul"
            gap={2}
            className={styles.lines}
            aria-label={t('required.includes', { name: t(`required.${plan}.name`) })}
          >
            {lines.map((line) => (
              <li key={line}>
                <Check size={18} aria-hidden="true" />
                {t(`required.lines.${plan}.${line}`)}
              </li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function Price({ plan }: { plan: Plan }) {
  const t = useTexts(requiredTexts);
  if (plan === 'basic')
    return (
      <Stack gap={1}>
        <p className={styles.amount}>{t('required.basic.price')}</p>
        <Caption>{t('required.basic.text')}</Caption>
      </Stack>
    );
  const { yearlyBefore, savingPercent } = landingPrices;
  const text =
    plan === 'yearly'
      ? t('required.yearly.text', { before: isolatedMoney(shekels(yearlyBefore).amount), percent: savingPercent })
      : t('required.monthly.text');
  return (
    <Stack gap={1}>
      <p className={styles.amount}>
        <MoneyText agorot={shekels(landingPrices[plan]).amount} />{' '}
        <span className={styles.per}>{t(`required.${plan}.per`)}</span>
      </p>
      <Caption>{text}</Caption>
    </Stack>
  );
}

/** As long as a payment would take. */
const joiningMilliseconds = 1_500;
/** Long enough to read the confirmation. */
const readingMilliseconds = 1_200;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function SubscriptionRequiredPage({ onJoined }: { onJoined(): void }) {
  const t = useTexts(requiredTexts);
  // Read in an effect: browser storage is not available to the server-rendered HTML, which is the same for all.
  const [profile, setProfile] = useState<ExpiredProfile>({ state: 'unknown' });
  useEffect(() => setProfile(readHere()), []);
  const join = async () => {
    await wait(joiningMilliseconds);
    toast({ title: t('required.joined'), description: t('required.joinedText') });
    await wait(readingMilliseconds);
    onJoined();
  };
  if (profile.state === 'broken')
    return (
      <div className={ground.ground}>
        <Stack justify="center" className={styles.error}>
          <ErrorCard
            level="h1"
            title={t('required.error')}
            message={t('required.errorText')}
            onRetry={() => setProfile(readAgain())}
            homeHref="/"
          />
        </Stack>
      </div>
    );
  return (
    <div className={ground.ground}>
      <Stack gap={10} className={styles.page}>
        <Stack as="header" gap={4} align="center" textAlign="center">
          <IconTile icon={CalendarClock} tone="hot" size="lg" />
          <Text as="h1" breakWords>
            {profile.state === 'known'
              ? t('required.expiredTitle', { name: `\u2068${profile.name}\u2069` })
              : t('required.title')}
          </Text>
          <p className={styles.text}>{t(profile.state === 'known' ? 'required.expiredText' : 'required.text')}</p>
          {profile.state === 'known' && <Text weight="strong">{t('required.owner')}</Text>}
        </Stack>
        <RequiredPlans onJoin={join} />
      </Stack>
    </div>
  );
}
