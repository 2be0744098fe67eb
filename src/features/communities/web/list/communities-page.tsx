import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, SearchX, UsersRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { Select } from '#ui/choices/select.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { OpenPage } from '#ui/layout/open-page.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { Community } from '../../contract.ts';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import { CommunityFace, FieldAndCity, fieldIcons } from '../components/community-face.tsx';
import { communitySharedTexts } from '../components/shared-texts.ts';
import { communityQueries } from '../queries.ts';
import styles from './communities-page.module.css';
import { type CommunityFilter, filterOf, withFilter } from './filter-in-address.ts';
import { communitiesPageTexts } from './list-texts.ts';

interface CommunityGridProps {
  /** undefined while loading. */
  communities: readonly Community[] | undefined;
  /** The list still shows the results of the previous filter. */
  isBusy: boolean;
  isFiltered: boolean;
  onClear(): void;
}

const waiting = ['one', 'two', 'three', 'four', 'five', 'six'];

function CommunityGrid({ communities, isBusy, isFiltered, onClear }: CommunityGridProps) {
  const t = useTexts(communitiesPageTexts);
  if (!communities)
    return (
      <Stack
        gap={5}
        shrinkItems
        className={styles.grid}
        role="status"
        aria-busy="true"
        aria-label={t('communitiesPage.loading')}
      >
        {waiting.map((one) => (
          <Skeleton key={one} shape="block" className={styles.waiting ?? ''} />
        ))}
      </Stack>
    );
  return (
    <>
      <VisuallyHidden role="status">
        {isFiltered && !isBusy ? t('communitiesPage.displayed', { count: communities.length }) : ''}
      </VisuallyHidden>
      {communities.length > 0 && (
        <Stack
          as="ul"
          gap={5}
          shrinkItems
          className={styles.grid}
          aria-label={t('communitiesPage.list')}
          aria-busy={isBusy}
        >
          {communities.map((community) => (
            <CommunityTile key={community.id} community={community} />
          ))}
        </Stack>
      )}
      {communities.length === 0 && (isFiltered ? <NothingFound onClear={onClear} /> : <NothingYet />)}
    </>
  );
}

function NothingFound({ onClear }: Pick<CommunityGridProps, 'onClear'>) {
  const t = useTexts(communitiesPageTexts);
  return (
    <EmptyState
      icon={SearchX}
      title={t('communitiesPage.none.title')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('communitiesPage.none.action')}
        </Button>
      }
    >
      {t('communitiesPage.none.text')}
    </EmptyState>
  );
}

function NothingYet() {
  const t = useTexts(communitiesPageTexts);
  return (
    <EmptyState
      icon={UsersRound}
      title={t('communitiesPage.empty.title')}
      action={<LinkButton href="/examples">{t('communitiesPage.empty.action')}</LinkButton>}
    >
      {t('communitiesPage.empty.text')}
    </EmptyState>
  );
}

/** No line ends with a sentence, after whose full stop the dots of a shortened text would be a fourth one. */
const withoutLineEnds = (text: string): string => text.replace(/([.!?]) (?=\S)/g, '$1\u00a0');

/** The whole tile links to the community. */
function CommunityTile({ community }: { community: Community }) {
  const t = useTexts(communitySharedTexts);
  const { slug, name, description, field, city, picture, membersCount } = community;
  return (
    <Grid as="li" columns="auto fill" gap={4} align="start" shrink className={styles.card}>
      <CommunityFace className={styles.face} field={field} picture={picture} width={400} />
      <Stack gap={1} shrink className={styles.texts}>
        <Text as="h2" size="l" line="snug" breakWords className={styles.name}>
          <TileLink className={styles.link} href={`/communities/${slug}`}>
            <bdi>{name}</bdi>
          </TileLink>
        </Text>
        <FieldAndCity field={field} city={city} />
        {description && (
          <p className={styles.description} dir="auto">
            {withoutLineEnds(description)}
          </p>
        )}
        <Row as="p" gap={2} align="center" tone="brand" size="s" weight="medium" className={styles.members}>
          <UsersRound size={17} aria-hidden="true" />
          {t('communityParts.members', { count: membersCount })}
        </Row>
      </Stack>
    </Grid>
  );
}

interface CommunityFiltersProps {
  filter: CommunityFilter;
  fields: readonly CommunityField[];
  cities: readonly string[];
  onChange(change: FilterChange): void;
}

const longest = 100;

function CommunityFilters({ filter, fields, cities, onChange }: CommunityFiltersProps) {
  const t = useTexts(communitiesPageTexts);
  const names = useTexts(communityFieldsTexts);
  const { field, city = '', q = '' } = filter;
  const search = useCallback((typed: string) => onChange({ q: typed }), [onChange]);
  // The URL may name a city in the other language; it stays selected as written.
  const choices = city && !cities.includes(city) ? [city, ...cities] : cities;
  const every = { value: '', label: t('communitiesPage.everyField'), icon: LayoutGrid } as const;
  const each = fields.map((value) => ({ value, label: names(`communityFields.${value}`), icon: fieldIcons[value] }));
  return (
    <Stack as="search" gap={4} shrink>
      <Stack gap={3} className={styles.row}>
        <SearchField
          value={q}
          label={t('communitiesPage.search.label')}
          placeholder={t('communitiesPage.search.placeholder')}
          clearLabel={t('communitiesPage.search.clear')}
          maxLength={longest}
          onSearch={search}
        />
        <Select
          className={styles.city}
          aria-label={t('communitiesPage.city')}
          value={city}
          placeholder={t('communitiesPage.everyCity')}
          onChange={({ currentTarget }) => onChange({ city: currentTarget.value })}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Stack>
      <ChoiceButtons<CommunityField | ''>
        label={t('communitiesPage.fields')}
        choices={[every, ...each]}
        value={field ?? ''}
        onChange={(chosen) => onChange({ field: chosen || undefined })}
      />
    </Stack>
  );
}

/** Route: `/communities`. */
export function CommunitiesPage() {
  const t = useTexts(communitiesPageTexts);
  const { locale } = useLocale();
  const [filter, change] = useFilter();
  const { data, isError, isPlaceholderData, refetch } = useQuery(communityQueries.list(useApi(), locale, filter));
  return (
    <OpenPage badge={t('communitiesPage.badge')} title={t('communitiesPage.title')} lead={t('communitiesPage.lead')}>
      <Stack gap={8} shrinkItems className={styles.wrap}>
        {data && data.fields.length > 0 && (
          <CommunityFilters filter={filter} fields={data.fields} cities={data.cities} onChange={change} />
        )}
        {isError && !data ? (
          <ErrorCard type="network" message={t('communitiesPage.failed')} onRetry={() => void refetch()} />
        ) : (
          <CommunityGrid
            communities={data?.communities}
            isBusy={isPlaceholderData}
            isFiltered={Object.keys(filter).length > 0}
            onClear={() => change(undefined)}
          />
        )}
      </Stack>
      <Row
        as="section"
        gap={[4, 8]}
        align="center"
        justify="between"
        wrap
        className={styles.call}
        aria-labelledby="communities-call"
      >
        <Stack gap={1}>
          <Text as="h2" size="l" id="communities-call">
            {t('communitiesPage.call.title')}
          </Text>
          <Text tone="muted">{t('communitiesPage.call.text')}</Text>
        </Stack>
        <LinkButton variant="outline" href="/contact">
          {t('communitiesPage.call.action')}
        </LinkButton>
      </Row>
    </OpenPage>
  );
}

/** An empty value removes that part of the filter. */
interface FilterChange {
  readonly field?: CommunityField | undefined;
  readonly city?: string;
  readonly q?: string;
}

/** The filter, stored in the URL. Server HTML shows all communities; the filtered list is requested after hydration. */
function useFilter(): readonly [CommunityFilter, (change: FilterChange | undefined) => void] {
  const [filter, setFilter] = useState<CommunityFilter>({});
  useEffect(() => {
    const follow = () => setFilter(filterOf(window.location.search));
    if (window.location.search) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  /** undefined clears the whole filter. */
  const change = useCallback((change: FilterChange | undefined) => {
    const before = change ? filterOf(window.location.search) : {};
    const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value);
    const next = Object.fromEntries(merged) as CommunityFilter;
    window.history.replaceState(window.history.state, '', withFilter(window.location, next));
    setFilter(next);
  }, []);
  return [filter, change];
}
