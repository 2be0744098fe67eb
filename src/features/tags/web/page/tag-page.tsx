import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import type { TagWithHistory } from '../../contract.ts';
import { useTagName } from '../parts/use-tag-name.ts';
import { useOwnProfiles } from '../use-own-profiles.ts';
import { tagQueries } from '../use-tags.ts';
import { FinderNotice } from './finder-notice.tsx';
import { GiveSection } from './give-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LinkSection } from './link-section.tsx';
import { LostSection } from './lost-section.tsx';
import { NameSection } from './name-section.tsx';
import { OpensSection } from './opens-section.tsx';
import { pageTexts } from './page-texts.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { TagFailed } from './tag-failed.tsx';
import styles from './tag-page.module.css';
import { TagWaiting } from './tag-waiting.tsx';
import { TapsSection } from './taps-section.tsx';

/** `/physical-cards/tags/{code}`: everything that an owner does with one tag. */
export function TagPage() {
  const t = useTexts(pageTexts);
  const { code = '' } = useParams();
  const { data: tag, error, refetch } = useQuery(tagQueries.one(useApi(), code.toUpperCase()));
  const nameOf = useTagName();
  usePageTitle(tag ? nameOf(tag) : t('tagPage.title'));
  // What was read before stays, unless the tag is somebody else's by now.
  const isMissing = error instanceof RequestError && error.status === 404;
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <Button variant="ghost" size="sm" asChild>
          <Link to="/physical-cards">
            <ArrowBack aria-hidden="true" />
            {t('tagPage.back')}
          </Link>
        </Button>
      </div>
      {isMissing && <TagFailed isMissing />}
      {!isMissing && tag && <Whole tag={tag} />}
      {!isMissing && !tag && error && <TagFailed message={error.message} onRetry={() => void refetch()} />}
      {!tag && !error && <TagWaiting />}
    </div>
  );
}

function Whole({ tag }: { tag: TagWithHistory }) {
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
      <div className={styles.columns}>
        {!isOver && (
          <div className={styles.column}>
            <OpensSection tag={tag} profiles={profiles} />
            {profiles && <ScheduleSection tag={tag} profiles={profiles} />}
          </div>
        )}
        <div className={classNames(styles.column, styles.side)}>
          <TapsSection count={tag.taps} />
          <LinkSection link={tag.link} />
          {!isOver && <LostSection tag={tag} />}
          {!isOver && <GiveSection tag={tag} />}
        </div>
        {/* Last on a phone, where what can be done comes first. */}
        <div className={classNames(styles.column, isOver && styles.alone)}>
          <HistorySection history={tag.history} />
        </div>
      </div>
    </>
  );
}
