import { join } from 'node:path';
import { become, build, environmentWith, install, projectNode, root, serverFlags, serverMemory } from './ready.mjs';

install({ forTests: false });
const node = projectNode();
build(node);
become(node, [...serverFlags, join(root, 'dist/server/server.js')], {
  ...serverMemory,
  ...environmentWith(node),
  NODE_ENV: process.env.NODE_ENV || 'production',
});
