import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { tagQueries, useTagName } from '../use-tags.ts';

interface TagLinkProps {
  code: string;
  /** Shown beside a tag that no longer belongs to the viewer. */
  deletedLabel: ReactNode;
}

/** The owner's name for a tag, as a link; shows the end of its code until the name is loaded. */
export function TagLink({ code, deletedLabel }: TagLinkProps) {
  const nameOf = useTagName();
  const { data: own } = useQuery(tagQueries.list(useApi()));
  const tag = own?.find((one) => one.code === code);
  if (tag) return <Link to={`/physical-cards/tags/${code}`}>{nameOf(tag)}</Link>;
  return (
    <>
      {nameOf({ name: '', code })} {own && deletedLabel}
    </>
  );
}
