import { requireNode } from './bootstrap/require-node.mjs';

if (requireNode()) import('./commands/client-library.mjs');
