import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { CallAnswer, Endpoint } from '#base/endpoint.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { adminDetailQuery } from '../admin-queries.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import styles from './detail.module.css';

interface AdminDetailPageProps<E extends Endpoint, Data = CallAnswer<E>> {
  /** The call that finds it by the `id` of the address. */
  find: E;
  /** Where the list is that it belongs to. */
  listPath: string;
  copy: {
    readonly back: string;
    readonly loading: string;
    readonly failed: string;
    readonly missing: { readonly title: string; readonly text: string };
  };
  /** Until it is read, of nothing but the number in the address; 0 where that is no number. */
  titleOf: (data: Data | undefined, id: number) => string;
  /** The title is somebody's own words, and has their direction. */
  isUserWritten?: boolean;
  lead?: (data: Data) => ReactNode;
  actions?: (data: Data) => ReactNode;
  isUnderWay?: (data: Data) => boolean;
  /** Its panels, one under the other. */
  children: (data: Data) => ReactNode;
}

/** What is no number is the number of nothing. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** The page of one thing: on its way, there, missing or failed. */
export function AdminDetailPage<E extends Endpoint>(props: AdminDetailPageProps<E>) {
  const { find, listPath, copy, titleOf, isUserWritten, lead, actions, isUnderWay, children } = props;
  const id = idOf(useParams().id);
  const query = useQuery({ ...adminDetailQuery(useApi(), find, id, { isUnderWay }), enabled: id > 0 });
  const { error, refetch } = query;
  const data = query.data as CallAnswer<E> | undefined;
  const title = titleOf(data, id);
  usePageTitle(title);
  const isMissing = id === 0 || (error instanceof RequestError && error.status === 404);
  const back = (
    <Link className={styles.back} to={listPath}>
      <ArrowBack size={18} aria-hidden="true" />
      {copy.back}
    </Link>
  );
  return (
    <AdminPage
      back={back}
      title={isUserWritten ? <bdi>{title}</bdi> : title}
      lead={data && lead?.(data)}
      actions={data && actions?.(data)}
    >
      {isMissing && (
        <ErrorCard
          type="info"
          title={copy.missing.title}
          message={copy.missing.text}
          action={<RouterLinkButton to={listPath}>{copy.back}</RouterLinkButton>}
        />
      )}
      {data && !isMissing && (
        <Stack shrinkItems gap={4}>
          {children(data)}
        </Stack>
      )}
      {!data && !isMissing && error && (
        <ErrorCard title={copy.failed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !isMissing && !error && <DetailSkeleton label={copy.loading} />}
    </AdminPage>
  );
}

const skeletons = ['first', 'second', 'third'];

function DetailSkeleton({ label }: { label: string }) {
  return (
    <Stack shrinkItems gap={4} role="status" aria-busy="true" aria-label={label}>
      {skeletons.map((name) => (
        <Card key={name}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </Stack>
  );
}
