import type { Beacon } from '#server-kit/http/answers/beacons.ts';
import type { Services } from '#server-kit/services/services.ts';
import { statsApi } from '../../contract.ts';
import { type ClickReport, recordClick } from './count.ts';

/** Presses of visitors who are not signed in. */
export const createClickBeacon = (services: Services): Beacon => ({
  endpoint: statsApi.count,
  handle: (id, body, visitor) => {
    if (typeof body === 'object' && body !== null) recordClick(services, id, body as ClickReport, visitor, undefined);
  },
});
