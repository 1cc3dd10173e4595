import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { loadChunk } from '#platform/web/module/load-chunk.ts';

/** A page that is loaded on demand; if it is late or fails, the retry page is shown [GEN-08]. */
export function lazyPage(load: () => Promise<{ default: FunctionComponent }>) {
  return lazyRouteComponent(() => loadChunk(load));
}
