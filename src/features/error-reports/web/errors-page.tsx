import { Bug } from 'lucide-react';
import { AdminListPage, defineAdminList, FilterSelect } from '#features/admin/web/index.ts';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type ErrorKind, errorsAdminApi } from '../admin-contract.ts';
import { errorStates } from '../states.ts';
import { BrowserText, StateBadge } from './error-labels.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';

const errorsList = defineAdminList({
  list: errorsAdminApi.list,
  texts: errorsTexts,
  icon: Bug,
  copy: (t) => ({
    title: t('adminErrors.title'),
    lead: t('adminErrors.lead'),
    caption: t('adminErrors.caption'),
    search: t('adminErrors.search'),
    empty: { title: t('adminErrors.empty.title'), text: t('adminErrors.empty.text') },
  }),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/errors/${id}`,
  defaultSort: { sort: 'lastSeen', direction: 'desc' },
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('adminErrors.state')}
      values={errorStates}
      text={(value) => t(`adminErrors.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    { id: 'message', head: t('adminErrors.message'), isMain: true, cell: (error) => <KindName error={error} /> },
    { id: 'state', head: t('adminErrors.state'), cell: (error) => <StateBadge error={error} /> },
    {
      id: 'count',
      head: t('adminErrors.count'),
      sort: 'count',
      numeric: true,
      cell: ({ count, countSince, returnedAt, state }) => (
        <Stack as="span" inline tabular>
          {count.toLocaleString('en')}
          {state === 'open' && returnedAt && (
            <Text as="span" tone="warn" size="xs">
              {t('adminErrors.since', { count: countSince })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'lastSeen',
      head: t('adminErrors.lastSeen'),
      sort: 'lastSeen',
      cell: ({ lastSeenAt }) => <TimeAgo at={lastSeenAt} />,
    },
    { id: 'firstSeen', head: t('adminErrors.firstSeen'), cell: ({ firstSeenAt }) => <TimeAgo at={firstSeenAt} /> },
    { id: 'browser', head: t('adminErrors.browser'), cell: (error) => <BrowserText error={error} /> },
  ],
});

/** Route: `/admin/errors`. */
export const ErrorsPage = () => <AdminListPage list={errorsList} />;

/**
 * The message, and below it the type and the page. A single line of code is aligned to the page's reading direction; a
 * longer one is a left-to-right block.
 */
function KindName({ error: { type, message, path } }: { error: ErrorKind }) {
  return (
    <Stack as="span" gap="hair" align="start" shrinkItems>
      <span className={styles.message} dir="ltr">
        {message || type}
      </span>
      <Text as="span" truncate tone="muted" size="xs" weight="text" className={styles.type} dir="ltr">
        {[message && type, path].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
