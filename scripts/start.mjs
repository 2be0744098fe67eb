import { join } from 'node:path';
import { become, build, environmentWith, install, projectNode, root } from './ready.mjs';

install({ forTests: false });
const node = projectNode();
build(node);
become(node, ['--enable-source-maps', join(root, 'dist/server/server.js')], {
  ...environmentWith(node),
  NODE_ENV: process.env.NODE_ENV || 'production',
});
