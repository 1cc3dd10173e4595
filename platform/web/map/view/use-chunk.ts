import { useEffect, useState } from 'react';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';

type Load<File> = () => Promise<File>;
type LoadResult<File> = { of: Load<File>; file?: File; error?: unknown };

/**
 * Loads a code chunk and renders it at once. `Suspense` would show its fallback for at least 300 ms, as long as a whole
 * map takes.
 */
export function useChunk<File>(load: Load<File>): File | null {
  const [result, setResult] = useState<LoadResult<File>>({ of: load });
  useEffect(() => {
    let isCancelled = false;
    loadChunk(load).then(
      (file) => isCancelled || setResult({ of: load, file }),
      (error: unknown) => isCancelled || setResult({ of: load, error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [load]);
  if (result.of !== load) return null;
  // Throws to the error boundary, as for any part that failed to load.
  if (result.error !== undefined) throw result.error;
  return result.file ?? null;
}
