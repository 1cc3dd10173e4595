import { useCallback, useMemo } from 'react';
import type { AddressAdapter } from './address-adapter.ts';
import {
  changeTableAddress,
  readTableAddress,
  type TableAddress,
  type TableAddressRules,
  writeTableAddress,
} from './table-address.ts';

export type ChangeTableAddress = (change: Partial<TableAddress>, how?: 'push' | 'replace') => void;

/** Reads and writes a list's question in the address; `rules` is made once, outside the component. */
export function useTableAddress(
  { search, setSearch }: AddressAdapter,
  rules: TableAddressRules,
): { address: TableAddress; change: ChangeTableAddress } {
  const address = useMemo(() => readTableAddress(search, rules), [search, rules]);
  const change = useCallback<ChangeTableAddress>(
    (wanted, how = 'push') =>
      setSearch(writeTableAddress(changeTableAddress(address, wanted), search), how),
    [address, search, setSearch],
  );
  return { address, change };
}
