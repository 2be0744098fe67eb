// Runs one of our TypeScript programs on the project's Node, installing first where needed.
import { join } from 'node:path';
import { become, environmentWith, install, projectNode, root } from './ready.mjs';

const [program, ...parameters] = process.argv.slice(2);
const needsTools = !['backup', 'restore', 'admin'].includes(program);
install({ forTests: needsTools });
const node = projectNode();
become(
  node,
  [join(root, `${program.includes('/') ? program : `scripts/${program}`}.ts`), ...parameters],
  environmentWith(node),
);
