import { type ContactTopic, contactTopics } from '../../domain.ts';

const isTopic = (value: string | null): value is ContactTopic => contactTopics.some((topic) => topic === value);

/** What a link says that it is about: `/contact?topic=cards`, or `/contact#password`. */
export function requestedTopic({ search, hash }: Pick<Location, 'search' | 'hash'>): ContactTopic | undefined {
  const inQuery = new URLSearchParams(search).get('topic');
  return [hash.slice(1), inQuery].find((value) => isTopic(value));
}
