// Runs one of our TypeScript programs on the project's Node, and installs dependencies first if needed.
import { join } from 'node:path';
import { environmentWith, install, projectNode, root, runInPlace } from './ready.mjs';

const [program, ...parameters] = process.argv.slice(2);
const needsTools = !['backup', 'restore', 'admin'].includes(program);
install({ forTests: needsTools });
const node = projectNode();
runInPlace(
  node,
  [join(root, `${program.includes('/') ? program : `scripts/${program}`}.ts`), ...parameters],
  environmentWith(node),
);
