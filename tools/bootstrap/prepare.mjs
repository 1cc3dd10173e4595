import { delimiter, dirname, join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { pinnedNode } from './pinned-node.mjs';

/** Prepares a checkout until our own code can run, and returns the Node that runs it. */
export function prepare() {
  process.chdir(CHECKOUT);
  installDependencies();
  const node = pinnedNode();
  process.env.PATH = [
    dirname(node),
    join(CHECKOUT, 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ].join(delimiter);
  return node;
}
