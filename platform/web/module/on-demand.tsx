import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * A part that travels when it is first wanted and not with its screen: a menu, a dialog, an editor. Until
 * it is there it shows nothing, or what keeps its place; `fetch` has it come earlier, when a hand or the focus comes near.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
) {
  let arrived: ComponentType<Props> | undefined;
  const take = async () => {
    const file = await load();
    arrived = file.default;
    return file;
  };
  const Part = lazy(() => loadChunk(take)) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once beside its imports, as with lazy
  const OnDemand = (props: Props) => {
    // What came before it was wanted is drawn at once; even then a lazy one would first show its empty place.
    const [Shown] = useState(() => arrived ?? Part);
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
  return Object.assign(OnDemand, {
    /** The same for who waits for it together with what stands around it. */
    Part,
    // Coming too early is no failure: who opens the part is told.
    fetch: () => void take().catch(() => {}),
  });
}
