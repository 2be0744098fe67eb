import type { ReactNode } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { useMayOpen } from '#features/admin/web/index.ts';
import { ChangeText, changeOf, useNumbers } from '#features/stats/web/index.ts';
import { Grid, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { Overview } from '../contract.ts';
import styles from './overview.module.css';
import { overviewTexts } from './overview-texts.ts';

export function FiguresGrid({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  return (
    <Grid as="ul" gap={3} className={styles.figures} aria-label={t('overview.figures.label')}>
      <PeriodFigures overview={overview} />
      <CurrentFigures overview={overview} />
    </Grid>
  );
}

/** Figures of the period, compared with the previous one. */
function PeriodFigures({ overview: { from, to, owners, views, taps, revenue, trials } }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const { formatInteger, share } = useNumbers();
  const period = `from=${from}&to=${to}`;
  const { ended, paid, paidBefore } = trials;
  return (
    <>
      <Figure
        label={t('overview.figures.owners')}
        value={formatInteger(owners.now)}
        change={owners}
        to={`/admin/users?${period}`}
      />
      <Figure
        label={t('overview.figures.revenue')}
        value={<MoneyText agorot={revenue.now} />}
        change={revenue}
        formatChange={isolatedMoney}
        note={t('overview.figures.revenueNote')}
        to={`/admin/payments?status=paid&${period}`}
      />
      <Figure
        label={t('overview.figures.trials')}
        value={formatInteger(paid)}
        {...(ended > 0 && { change: { now: paid, before: paidBefore } })}
        note={
          ended > 0
            ? t('overview.figures.trialsNote', { share: share(paid / ended), count: ended })
            : t('overview.figures.trialsNone')
        }
        to="/admin/subscriptions"
      />
      <Figure
        label={t('overview.figures.views')}
        value={formatInteger(views.now)}
        change={views}
        to={`/admin/events?kind=view&${period}`}
      />
      <Figure
        label={t('overview.figures.taps')}
        value={formatInteger(taps.now)}
        change={taps}
        to={`/admin/events?kind=tap&${period}`}
      />
    </>
  );
}

const currentFigures = [
  { name: 'profiles', of: 'publishedProfiles', to: '/admin/profiles?status=published' },
  { name: 'conversations', of: 'openConversations', to: '/admin/support' },
  { name: 'errors', of: 'openErrors', to: '/admin/errors?state=open' },
  { name: 'suspended', of: 'suspendedOwners', to: '/admin/users?state=suspended' },
] as const;

/** Current figures, independent of the period. */
function CurrentFigures({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const { formatInteger } = useNumbers();
  return currentFigures.map(({ name, of, to }) => (
    <Figure
      key={name}
      label={t(`overview.figures.${name}`)}
      value={formatInteger(overview[of])}
      note={t('overview.figures.now')}
      to={to}
    />
  ));
}

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** Path of the list behind the figure, linked for those who may see it. */
  to: string;
  /** The value and that of the previous period, if any. */
  change?: { readonly now: number; readonly before: number };
  formatChange?: (amount: number) => string;
  note?: ReactNode;
}

/** One figure with its change and a link to the data behind it. */
function Figure({ label, value, to, change, formatChange, note }: FigureProps) {
  const became = change && changeOf(change.now, change.before);
  const content = (
    <>
      <Text as="span" tone="muted" size="s" line="snug">
        {label}
      </Text>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
      {became && <ChangeText change={became} format={formatChange} />}
    </>
  );
  if (!useMayOpen(to)) return <li className={styles.figure}>{content}</li>;
  return (
    <li>
      <Link className={styles.figure} to={to}>
        {content}
      </Link>
    </li>
  );
}
