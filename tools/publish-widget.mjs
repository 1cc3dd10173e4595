import { requireNode } from './bootstrap/require-node.mjs';

if (requireNode()) import('./commands/publish-widget.mjs');
