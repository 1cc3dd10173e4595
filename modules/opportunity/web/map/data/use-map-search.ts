import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { type MapSearch, readMapSearch, writeMapSearch } from './map-search.ts';

export type ChangeMapSearch = (changes: Partial<MapSearch>, how?: 'push' | 'replace') => void;

/** The choices of the map in the address. Two changes of one moment do not undo each other: each reads the address itself. */
export function useMapSearch(): { search: MapSearch; change: ChangeMapSearch } {
  const { history } = useRouter();
  const { search: written, setSearch } = useRouterAddress();
  const read = useMemo(() => readMapSearch(written), [written]);
  // The map's own place changes with every drag: what figures depend on stays the same object.
  const key = JSON.stringify(read.choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the choices differ
  const choices = useMemo(() => read.choices, [key]);
  const search = useMemo(() => ({ ...read, choices }), [read, choices]);
  const change = useCallback<ChangeMapSearch>(
    (changes, how = 'push') => {
      const before = readMapSearch(history.location.search);
      setSearch(writeMapSearch({ ...before, ...changes }), how);
    },
    [history, setSearch],
  );
  return { search, change };
}
