import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CallAnswer } from '#base/endpoint.ts';
import type { workshopApi } from '../../contract.ts';

export type QueueList = UseInfiniteQueryResult<InfiniteData<CallAnswer<typeof workshopApi.orders>>>;
