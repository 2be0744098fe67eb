import type { Api } from '#web-kit/api/api-client.tsx';
import { type PublicSettings, settingsApi } from '../contract.ts';

export const readSettings = (api: Api): Promise<PublicSettings> => api.call(settingsApi.read, {});
