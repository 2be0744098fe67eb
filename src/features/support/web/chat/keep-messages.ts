import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import type { SupportMessage } from '../../contract.ts';
import { supportQueries } from '../queries.ts';

type Change = (messages: readonly SupportMessage[]) => SupportMessage[];

/** Both lists tell of the same messages. */
export function changeMessages(queries: QueryClient, api: Api, change: Change): void {
  for (const { queryKey } of [supportQueries.list(api), supportQueries.listOpen(api)])
    queries.setQueryData<SupportMessage[]>(queryKey, (before) => before && change(before));
}

/** A message that has arrived stands in its place at once; the lists are read again all the same. */
export function keepMessage(queries: QueryClient, api: Api, message: SupportMessage): void {
  changeMessages(queries, api, (before) =>
    before.some(({ id }) => id === message.id) ? [...before] : [...before, message],
  );
  void readAgain(queries, api);
}

export async function readAgain(queries: QueryClient, api: Api): Promise<void> {
  const keys = [supportQueries.list(api), supportQueries.listOpen(api)].map(({ queryKey }) => queryKey);
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
