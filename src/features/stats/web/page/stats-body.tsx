import { daysIn } from '#base/israel-time.ts';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Figures, Stats } from '../../contract.ts';
import { DaysSection } from '../chart/days-section.tsx';
import { HoursSection } from '../hours/hours-section.tsx';
import { Devices } from '../parts/devices.tsx';
import { Funnel } from '../parts/funnel.tsx';
import { Hosts } from '../parts/hosts.tsx';
import { Shares } from '../parts/shares.tsx';
import { Sources } from '../parts/sources.tsx';
import { Tags } from '../parts/tags.tsx';
import { Targets } from '../parts/targets.tsx';
import { statsTexts } from '../stats-texts.ts';
import { CutNotice } from './cut-notice.tsx';
import { FiguresGrid } from './figures-grid.tsx';
import { NoViews } from './no-views.tsx';
import styles from './stats-page.module.css';

interface StatsBodyProps {
  stats: Stats;
  today: string;
  /** Other figures are on their way. */
  isOld: boolean;
  /** More was asked for than the plan shows. */
  isCut: boolean;
}

const isNothing = (figures: Figures | null): boolean => !figures || Object.values(figures).every((one) => one === 0);

export function StatsBody({ stats, today, isOld, isCut }: StatsBodyProps) {
  const t = useTexts(statsTexts);
  return (
    <>
      {isCut && <CutNotice count={daysIn(stats.earliest, today)} />}
      <div className={styles.body} aria-busy={isOld}>
        {isOld && (
          <div role="status">
            <VisuallyHidden>{t('statsPage.updating')}</VisuallyHidden>
          </div>
        )}
        {isNothing(stats.totals) && isNothing(stats.before) ? <NoViews /> : <Full stats={stats} today={today} />}
      </div>
    </>
  );
}

function Full({ stats, today }: Pick<StatsBodyProps, 'stats' | 'today'>) {
  return (
    <>
      <FiguresGrid stats={stats} />
      <DaysSection days={stats.days} today={today} />
      <div className={styles.pair}>
        <Sources stats={stats} />
        <Funnel totals={stats.totals} />
      </div>
      <HoursSection hours={stats.hours} />
      <div className={styles.pair}>
        <div className={styles.column}>
          <Targets stats={stats} />
          <Hosts stats={stats} />
        </div>
        <div className={styles.column}>
          <Devices stats={stats} />
          <Tags stats={stats} />
          <Shares stats={stats} />
        </div>
      </div>
    </>
  );
}
