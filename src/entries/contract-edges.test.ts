import { describeEdges } from './testing/edge-walk.ts';

await describeEdges(({ access }) => access !== 'admin');
