import { useEffect, useState } from 'react';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';

type Load<File> = () => Promise<File>;
type Arrival<File> = { of: Load<File>; file?: File; error?: unknown };

/**
 * A part of the program that is drawn the moment it is there. `Suspense` would hold it back: what waits is shown for 300 ms
 * at least, which is as long as a whole map takes.
 */
export function useChunk<File>(load: Load<File>): File | null {
  const [arrival, setArrival] = useState<Arrival<File>>({ of: load });
  useEffect(() => {
    let isOver = false;
    loadChunk(load).then(
      (file) => isOver || setArrival({ of: load, file }),
      (error: unknown) => isOver || setArrival({ of: load, error }),
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  if (arrival.of !== load) return null;
  // Throws to the error boundary, as for any part that failed to load.
  if (arrival.error !== undefined) throw arrival.error;
  return arrival.file ?? null;
}
