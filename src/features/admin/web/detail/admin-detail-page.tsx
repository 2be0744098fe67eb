import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallAnswer, Endpoint } from '#base/endpoint.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard, QueryContent, type QueryResult, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { usePageTitle } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { adminDetailQuery } from '../admin-queries.ts';
import { AdminBackLink, AdminPage } from '../frame/admin-page.tsx';

interface AdminDetailPageProps<E extends Endpoint, Data = CallAnswer<E>> {
  /** The endpoint that finds it by the `id` in the URL. */
  find: E;
  /** The path of the list it belongs to. */
  listPath: string;
  copy: {
    readonly back: string;
    readonly loading: string;
    readonly failed: string;
    readonly missing: { readonly title: string; readonly text: string };
  };
  /** While loading, only the ID in the URL is available; 0 if it is not a number. */
  titleOf: (data: Data | undefined, id: number) => string;
  /** The title is user-written, so its direction follows its content. */
  isUserWritten?: boolean;
  lead?: (data: Data) => ReactNode;
  actions?: (data: Data) => ReactNode;
  isUnderWay?: (data: Data) => boolean;
  /** Its panels, stacked. */
  children: (data: Data) => ReactNode;
}

/** 0 for anything but a number, which no row has. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** A detail page with its states: loading, loaded, missing, failed. */
export function AdminDetailPage<E extends Endpoint>(props: AdminDetailPageProps<E>) {
  const { find, listPath, copy, titleOf, isUserWritten, lead, actions, isUnderWay, children } = props;
  const id = idOf(useParams().id);
  const query: QueryResult<CallAnswer<E>> = useQuery({
    ...adminDetailQuery(useApi(), find, id, { isUnderWay }),
    enabled: id > 0,
  });
  const { data } = query;
  const title = titleOf(data, id);
  usePageTitle(title);
  return (
    <AdminPage
      back={<AdminBackLink to={listPath}>{copy.back}</AdminBackLink>}
      title={isUserWritten ? <bdi>{title}</bdi> : title}
      lead={data && lead?.(data)}
      actions={data && actions?.(data)}
    >
      <QueryContent
        query={query}
        failed={copy.failed}
        skeleton={<SkeletonCards label={copy.loading} shapes={['title', 'line', 'line']} />}
        isMissing={id === 0}
        missing={
          <ErrorCard
            type="info"
            title={copy.missing.title}
            message={copy.missing.text}
            action={<RouterLinkButton to={listPath}>{copy.back}</RouterLinkButton>}
          />
        }
      >
        {(found) => (
          <Stack shrinkItems gap={4}>
            {children(found)}
          </Stack>
        )}
      </QueryContent>
    </AdminPage>
  );
}
