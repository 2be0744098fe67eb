import { useQuery } from '@tanstack/react-query';
import { Archive, CalendarClock, MessageCircleHeart } from 'lucide-react';
import { formatNumber } from '#i18n/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ErrorCard, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Caption, Card, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { LatinText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { Link, useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type Tag, type TagStep, type TagWithHistory, tagsApi } from '../../contract.ts';
import { instantText } from '../components/instant-text.ts';
import { isInMaking, LostSwitch } from '../components/tag-state.tsx';
import { type OwnProfile, useOwnProfiles } from '../use-own-profiles.ts';
import { tagQueries, useProfileName, useTagChange, useTagName } from '../use-tags.ts';
import { OpensSection, ScheduleForm } from './opening-sections.tsx';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { HistorySection, NameSection, TagSection } from './tag-sections.tsx';
import { TransferSection } from './transfer-section.tsx';

/** The latest finder's message since the tag was last reported lost; earlier ones belong to a previous loss. */
export function finderMessage(history: readonly TagStep[]): string | undefined {
  const newest = history.toSorted((one, other) => other.id - one.id);
  const lost = newest.findIndex(({ event }) => event === 'frozen');
  const since = lost < 0 ? newest : newest.slice(0, lost);
  return since.find(({ event }) => event === 'found')?.note ?? undefined;
}

/** `/physical-cards/tags/{code}`: everything that an owner does with one tag. */
export function TagPage() {
  const t = useTexts(pageTexts);
  const { code = '' } = useParams();
  const query = useQuery(tagQueries.one(useApi(), code.toUpperCase()));
  const nameOf = useTagName();
  usePageTitle(query.data ? nameOf(query.data) : t('tagPage.title'));
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <div className={styles.back}>
        <BackLink as={Link} icon="chevron" to="/physical-cards">
          {t('tagPage.back')}
        </BackLink>
      </div>
      <QueryContent
        query={query}
        failed={t('tagPage.failed')}
        level="h1"
        skeleton={<TagWaiting />}
        // Cached data stays on screen, unless the tag now belongs to another user.
        missing={
          <ErrorCard
            level="h1"
            title={t('tagPage.missing.title')}
            message={t('tagPage.missing.text')}
            action={<RouterLinkButton to="/physical-cards">{t('tagPage.missing.action')}</RouterLinkButton>}
          />
        }
      >
        {(tag) => <TagDetail tag={tag} />}
      </QueryContent>
    </Stack>
  );
}

function TagDetail({ tag }: { tag: TagWithHistory }) {
  const t = useTexts(pageTexts);
  const { data: profiles } = useOwnProfiles();
  const isOver = tag.state === 'retired';
  return (
    <>
      <NameSection key={tag.code} tag={tag} isLocked={isOver} />
      {isOver && (
        <Notice icon={Archive} tone="sea" title={t('tagPage.retired.title')}>
          {t('tagPage.retired.text')}
        </Notice>
      )}
      <FinderNotice tag={tag} />
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        {!isOver && (
          <Grid columns={1} gap={4} align="start">
            <OpensSection tag={tag} profiles={profiles} />
            {profiles && <ScheduleSection tag={tag} profiles={profiles} />}
          </Grid>
        )}
        <Grid columns={1} gap={4} align="start" className={styles.side}>
          <TapsSection count={tag.taps} />
          <LinkSection link={tag.link} />
          {!isOver && !isInMaking(tag) && <LostSection tag={tag} />}
          {!isOver && <TransferSection tag={tag} />}
        </Grid>
        {/* Last on a phone, where actions come first. */}
        <Grid columns={1} gap={4} align="start" className={classNames(isOver && styles.alone)}>
          <HistorySection history={tag.history} />
        </Grid>
      </Grid>
    </>
  );
}

function LostSection({ tag }: { tag: Tag }) {
  const t = useTexts(pageTexts);
  const isFrozen = tag.state === 'frozen';
  return (
    <TagSection
      title={t(isFrozen ? 'tagPage.lost.frozenTitle' : 'tagPage.lost.title')}
      text={t(isFrozen ? 'tagPage.lost.frozenText' : 'tagPage.lost.text')}
    >
      <LostSwitch tag={tag} />
    </TagSection>
  );
}

function TagWaiting() {
  const t = useTexts(pageTexts);
  return (
    <SkeletonGroup label={t('tagPage.loading')} gap={4} shapes={['title']}>
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
      <Card>
        <Skeleton />
        <Skeleton />
      </Card>
    </SkeletonGroup>
  );
}

/** Placed first, because it is what the owner of a lost card opens this page for. */
function FinderNotice({ tag: { state, history } }: { tag: Pick<TagWithHistory, 'state' | 'history'> }) {
  const t = useTexts(pageTexts);
  const finderText = state === 'frozen' ? finderMessage(history) : undefined;
  if (!finderText) return null;
  return (
    <Notice icon={MessageCircleHeart} tone="sea" title={t('tagPage.lost.message')}>
      <p className={styles.tagPageTexts}>
        <bdi>{finderText}</bdi>
      </p>
    </Notice>
  );
}

function LinkSection({ link }: { link: string }) {
  const t = useTexts(pageTexts);
  const address = link.replace(/^https?:\/\//, '');
  const codeAt = address.lastIndexOf('/') + 1;
  return (
    <TagSection title={t('tagPage.link.title')} text={t('tagPage.link.text')}>
      <Row gap={4} align="center" wrap>
        <QrPicture text={link} label={t('tagPage.link.qr')} size="small" />
        <Stack gap={3} align="start" shrink className={styles.linkSectionTexts}>
          <LatinText className={styles.address ?? ''}>
            {address.slice(0, codeAt)}
            <wbr />
            <span className={styles.addressCode}>{address.slice(codeAt)}</span>
          </LatinText>
          <CopyButton value={link} variant="outline" size="sm">
            {t('tagPage.link.copy')}
          </CopyButton>
        </Stack>
      </Row>
    </TagSection>
  );
}

function TapsSection({ count }: { count: number }) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  return (
    <TagSection title={t('tagPage.taps.title')} text={t('tagPage.taps.text')}>
      <Row gap={[2, 4]} align="end" justify="between" wrap>
        <Text as="span" size="3xl" weight="heading" line="tight">
          {formatNumber(count, locale)}
        </Text>
        <RouterLinkButton variant="link" size="sm" to="/stats">
          {t('tagPage.taps.more')}
        </RouterLinkButton>
      </Row>
    </TagSection>
  );
}

interface ScheduleSectionProps {
  tag: Tag;
  profiles: readonly OwnProfile[];
}

/** Opens another profile until a given date and time; expires by itself. */
function ScheduleSection({ tag, profiles }: ScheduleSectionProps) {
  const t = useTexts(pageTexts);
  const others = profiles.filter(({ id }) => id !== tag.profileId);
  const isRunning = tag.schedule !== null && new Date(tag.schedule.until) > new Date();
  return (
    <TagSection
      title={t('tagPage.schedule.title')}
      text={isRunning ? undefined : t('tagPage.schedule.text')}
      state={isRunning ? 'running' : 'none'}
    >
      {isRunning && <Running tag={tag} profiles={profiles} />}
      {!isRunning && others.length > 0 && <ScheduleForm code={tag.code} profiles={others} />}
      {!isRunning && others.length === 0 && (
        <Caption>
          {t('tagPage.schedule.onlyOne')} <Link to="/editor">{t('tagPage.schedule.another')}</Link>
        </Caption>
      )}
    </TagSection>
  );
}

function Running({ tag: { code, schedule, profileId }, profiles }: ScheduleSectionProps) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  const nameOf = useProfileName(profiles);
  const { send, isPending } = useTagChange({
    call: (api) => api.call(tagsApi.change, { params: { code }, body: { schedule: null } }),
    onDone: () => toast({ title: t('tagPage.schedule.ended') }),
  });
  if (!schedule) return null;
  const end = (
    <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
      {t('tagPage.schedule.end')}
    </Button>
  );
  const title = `${t('tagPage.schedule.now', { until: instantText(new Date(schedule.until), locale) })} ${nameOf(schedule.profileId)}`;
  return (
    <Notice icon={CalendarClock} tone="sea" title={title} action={end}>
      {profileId !== null && `${t('tagPage.schedule.after')} ${nameOf(profileId)}.`}
    </Notice>
  );
}
