import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { loadChunk } from '#platform/web/module/load-chunk.ts';

/** A page that arrives when it is asked for; late or failing, the retry page stands in for it [GEN-08]. */
export function lazyPage(load: () => Promise<{ default: FunctionComponent }>) {
  return lazyRouteComponent(() => loadChunk(load));
}
