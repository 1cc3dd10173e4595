import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * A part that travels when it is first wanted and not with its screen: a menu, a dialog, an editor. It
 * shows nothing until it is there; `fetch` has it come earlier, when a hand or the focus comes near.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(() => loadChunk(load)) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once beside its imports, as with lazy
  const OnDemand = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(OnDemand, {
    /** The same for who waits for it together with what stands around it. */
    Part,
    // Coming too early is no failure: who opens the part is told.
    fetch: () => void load().catch(() => {}),
  });
}
