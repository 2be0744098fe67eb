import { isForAdmins } from '#base/endpoint.ts';
import { describeEdges } from './testing/edge-walk.ts';

await describeEdges(({ access }) => isForAdmins(access));
