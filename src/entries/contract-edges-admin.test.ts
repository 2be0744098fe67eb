import { describeEdges } from './testing/edge-walk.ts';

describeEdges(({ access }) => access === 'admin');
