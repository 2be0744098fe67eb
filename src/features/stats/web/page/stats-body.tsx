import { ChartLine, CircleHelp, Share2, Sparkles } from 'lucide-react';
import { daysIn } from '#base/time/israel-time.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { EmptyCard } from '#ui/feedback/query-content.tsx';
import { Grid, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlays/popover.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { Figures, Stats } from '../../contract.ts';
import { DaysSection } from '../chart/days-section.tsx';
import { sharesOf } from '../components/bar-table.tsx';
import { funnelSteps } from '../components/funnel-steps.ts';
import { BarSection } from '../components/section.tsx';
import { FigureCard } from '../figures/figure-card.tsx';
import { HoursSection } from '../hours/hours-section.tsx';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import notes from './stats-page.module.css';

/** The name of a link that is no longer on the profile, from its URL. */
export function deletedTargetName(target: string): string | undefined {
  const { hostname, pathname } = URL.parse(target) ?? {};
  return hostname && hostname.replace(/^www\./, '') + (pathname === '/' ? '' : (pathname ?? ''));
}

function Targets({ stats: { targets } }: { stats: Pick<Stats, 'targets'> }) {
  const t = useTexts(statsTexts);
  const deletedLabel = (target: string) => (
    <>
      {deletedTargetName(target) ? <LatinText>{deletedTargetName(target)}</LatinText> : t('statsPage.targets.nameless')}{' '}
      <Badge variant="secondary" size="sm">
        {t('statsPage.targets.gone')}
      </Badge>
    </>
  );
  const rows = targets.map(({ target, label, clicks }) => ({
    key: target,
    name: label === null ? deletedLabel(target) : <bdi>{label}</bdi>,
    value: clicks,
  }));
  return (
    <BarSection
      title={t('statsPage.targets.title')}
      empty={rows.length === 0 && t('statsPage.targets.empty')}
      heads={[t('statsPage.targets.name'), t('statsPage.targets.clicks')]}
      rows={rows}
    />
  );
}

interface TagsProps extends Pick<StatsSlots, 'TagLink'> {
  stats: Pick<Stats, 'tags'>;
}

/** Taps per tag; renders nothing if there are none. */
function Tags({ stats: { tags }, TagLink }: TagsProps) {
  const t = useTexts(statsTexts);
  if (tags.length === 0) return null;
  const deletedLabel = (
    <Badge variant="secondary" size="sm">
      {t('statsPage.tags.gone')}
    </Badge>
  );
  const nameOf = (code: string) => (
    <bdi>
      <TagLink code={code} deletedLabel={deletedLabel} />
    </bdi>
  );
  const rows = tags.map(({ code, taps }) => ({ key: code, name: nameOf(code), value: taps }));
  const heads = [t('statsPage.tags.name'), t('statsPage.tags.taps')];
  return <BarSection title={t('statsPage.tags.title')} heads={heads} rows={rows} />;
}

const order = ['views', 'visitors', 'saves', 'leads', 'clicks', 'taps', 'shares'] as const;

function FiguresGrid({ stats: { totals, before } }: { stats: Pick<Stats, 'totals' | 'before'> }) {
  const t = useTexts(statsTexts);
  return (
    <Grid as="ul" columns={2} gap={3} className={notes.figures} aria-label={t('statsPage.figures.label')}>
      {order.map((name) => (
        <li key={name}>
          <FigureCard
            label={t(`statsPage.figures.${name}`)}
            value={totals[name]}
            before={before?.[name] ?? null}
            note={name === 'visitors' && <VisitorsNote />}
          />
        </li>
      ))}
    </Grid>
  );
}

function VisitorsNote() {
  const t = useTexts(statsTexts);
  const label = t('statsPage.figures.howVisitors');
  return (
    <Popover>
      <PopoverTrigger className={notes.trigger} aria-label={label}>
        <CircleHelp size={16} aria-hidden="true" />
      </PopoverTrigger>
      <PopoverContent label={label} className={notes.note ?? ''}>
        {t('statsPage.figures.visitorsText')}
      </PopoverContent>
    </Popover>
  );
}

interface StatsBodyProps extends Pick<StatsSlots, 'TagLink'> {
  stats: Stats;
  today: string;
  /** New figures are loading. */
  isOld: boolean;
  /** The requested period exceeds the plan. */
  isTruncated: boolean;
}

const isEmpty = (figures: Figures | null): boolean => !figures || Object.values(figures).every((one) => one === 0);

export function StatsBody({ stats, today, isOld, isTruncated, TagLink }: StatsBodyProps) {
  const t = useTexts(statsTexts);
  return (
    <>
      {isTruncated && <LimitNotice count={daysIn(stats.earliest, today)} />}
      <Stack gap={4} shrinkItems className={notes.body} aria-busy={isOld}>
        {isOld && (
          <div role="status">
            <VisuallyHidden>{t('statsPage.updating')}</VisuallyHidden>
          </div>
        )}
        {isEmpty(stats.totals) && isEmpty(stats.before) ? (
          <NoViews />
        ) : (
          <Full stats={stats} today={today} TagLink={TagLink} />
        )}
      </Stack>
    </>
  );
}

function Full({ stats, today, TagLink }: Pick<StatsBodyProps, 'stats' | 'today' | 'TagLink'>) {
  return (
    <>
      <FiguresGrid stats={stats} />
      <DaysSection days={stats.days} today={today} />
      <Stack gap={4} shrinkItems className={notes.pair}>
        <Sources stats={stats} />
        <Funnel totals={stats.totals} />
      </Stack>
      <HoursSection hours={stats.hours} />
      <Stack gap={4} shrinkItems className={notes.pair}>
        <Stack gap={4} justify="start" shrinkItems className={notes.column}>
          <Targets stats={stats} />
          <Hosts stats={stats} />
        </Stack>
        <Stack gap={4} justify="start" shrinkItems className={notes.column}>
          <Devices stats={stats} />
          <Tags stats={stats} TagLink={TagLink} />
          <Shares stats={stats} />
        </Stack>
      </Stack>
    </>
  );
}

/** The requested period exceeds the plan's number of days: not an error, but an offer to upgrade. */
function LimitNotice({ count }: { count: number }) {
  const t = useTexts(statsTexts);
  // Nothing is sold to an account that waits for its deletion.
  const isLeaving = Boolean(useSession().user?.deletesAt);
  const upgrade = !isLeaving && (
    <RouterLinkButton variant="secondary" size="sm" to="/subscription">
      {t('statsPage.plan.upgrade')}
    </RouterLinkButton>
  );
  return (
    <Notice icon={Sparkles} tone="sea" isLive title={t('statsPage.plan.cut', { count })} action={upgrade}>
      {!isLeaving && t('statsPage.plan.cutText')}
    </Notice>
  );
}

/** No views in this period or in the preceding one. */
function NoViews() {
  const t = useTexts(statsTexts);
  const share = (
    <RouterLinkButton to="/editor">
      <Share2 aria-hidden="true" />
      {t('statsPage.empty.action')}
    </RouterLinkButton>
  );
  return (
    <EmptyCard icon={ChartLine} title={t('statsPage.empty.title')} action={share}>
      {t('statsPage.empty.text')}
    </EmptyCard>
  );
}

function Shares({ stats: { shares } }: { stats: Pick<Stats, 'shares'> }) {
  const t = useTexts(statsTexts);
  const rows = shares.map(({ target, shares: count }) => ({
    key: target,
    // A channel unknown to this version is still shown, by its raw name.
    name: <bdi>{t.find(`statsPage.shares.channels.${target}`) ?? target}</bdi>,
    value: count,
  }));
  return (
    <BarSection
      title={t('statsPage.shares.title')}
      empty={rows.length === 0 && t('statsPage.shares.empty')}
      heads={[t('statsPage.shares.name'), t('statsPage.shares.count')]}
      rows={rows}
    />
  );
}

function Devices({ stats: { devices } }: { stats: Pick<Stats, 'devices'> }) {
  const t = useTexts(statsTexts);
  const rows = sharesOf(devices, ({ views }) => views).map(({ device, views, share }) => ({
    key: device,
    name: t(`statsPage.devices.kinds.${device}`),
    value: views,
    share,
  }));
  return (
    <BarSection
      title={t('statsPage.devices.title')}
      empty={rows.length === 0 && t('statsPage.devices.empty')}
      heads={[t('statsPage.devices.name'), t('statsPage.figures.views')]}
      rows={rows}
    />
  );
}

function Funnel({ totals }: { totals: Figures }) {
  const t = useTexts(statsTexts);
  const rows = funnelSteps(totals).map(({ step, count, ...share }) => ({
    key: step,
    name: t(`statsPage.funnel.steps.${step}`),
    value: count,
    ...share,
  }));
  return (
    <BarSection
      title={t('statsPage.funnel.title')}
      text={t('statsPage.funnel.text')}
      heads={[t('statsPage.funnel.name'), t('statsPage.funnel.count')]}
      rows={rows}
    />
  );
}

function Hosts({ stats: { hosts, sources } }: { stats: Pick<Stats, 'hosts' | 'sources'> }) {
  const t = useTexts(statsTexts);
  const isLinked = sources.some(({ source, views }) => source === 'link' && views > 0);
  const rows = sharesOf(hosts, ({ views }) => views).map(({ host, views, share }) => ({
    key: host,
    name: <LatinText>{host}</LatinText>,
    value: views,
    share,
  }));
  return (
    <BarSection
      title={t('statsPage.hosts.title')}
      empty={rows.length === 0 && t(isLinked ? 'statsPage.hosts.unnamed' : 'statsPage.hosts.empty')}
      heads={[t('statsPage.hosts.name'), t('statsPage.figures.views')]}
      rows={rows}
    />
  );
}

function Sources({ stats: { sources } }: { stats: Pick<Stats, 'sources'> }) {
  const t = useTexts(statsTexts);
  const rows = sharesOf(sources, ({ views }) => views).map(({ source, views, share, saves, leads }) => ({
    key: source,
    name: t(`statsPage.sources.kinds.${source}`),
    value: views,
    share,
    more: [saves, leads],
  }));
  return (
    <BarSection
      title={t('statsPage.sources.title')}
      empty={rows.length === 0 && t('statsPage.sources.empty')}
      heads={(['name', 'views', 'saves', 'leads'] as const).map((head) => t(`statsPage.sources.${head}`))}
      rows={rows}
    />
  );
}
