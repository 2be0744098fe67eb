import { CalendarClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorCard } from '#ui/error-card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type ExpiredProfile, readAgain, readHere } from './expired-profile.ts';
import ground from './page-ground.module.css';
import styles from './required-page.module.css';
import { RequiredPlans } from './required-plans.tsx';
import { requiredTexts } from './required-texts.ts';

/** As long as a payment would take. */
const joiningMilliseconds = 1_500;
/** Long enough to read that it worked. */
const readingMilliseconds = 1_200;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface SubscriptionRequiredPageProps {
  onJoined(): void;
}

export function SubscriptionRequiredPage({ onJoined }: SubscriptionRequiredPageProps) {
  const t = useTexts(requiredTexts);
  // What this browser holds is not in the first HTML, which is the same for everybody.
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
        <div className={styles.error}>
          <ErrorCard
            level="h1"
            title={t('required.error')}
            message={t('required.errorText')}
            onRetry={() => setProfile(readAgain())}
            homeHref="/"
          />
        </div>
      </div>
    );
  return (
    <div className={ground.ground}>
      <div className={styles.page}>
        <header className={styles.head}>
          <IconTile icon={CalendarClock} tone="hot" size="lg" />
          <h1 className={styles.title}>
            {profile.state === 'known'
              ? t('required.expiredTitle', { name: `\u2068${profile.name}\u2069` })
              : t('required.title')}
          </h1>
          <p className={styles.text}>{t(profile.state === 'known' ? 'required.expiredText' : 'required.text')}</p>
        </header>
        <RequiredPlans onJoin={join} />
      </div>
    </div>
  );
}
