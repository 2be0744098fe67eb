import { join } from 'node:path';
import { build, environmentWith, install, projectNode, root, runInPlace, serverFlags, serverMemory } from './ready.mjs';

install({ forTests: false });
const node = projectNode();
build(node);
runInPlace(node, [...serverFlags, join(root, 'dist/server/server.js')], {
  ...serverMemory,
  ...environmentWith(node),
  NODE_ENV: process.env.NODE_ENV || 'production',
});
