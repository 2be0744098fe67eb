import type { Api } from '#web-kit/api/api-client.tsx';
import { type Example, examplesApi } from '../contract.ts';

export const readExamples = (api: Api): Promise<Example[]> => api.call(examplesApi.list, {});
