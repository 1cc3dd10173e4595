import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { toAddressRules, toListFilter } from '#platform/web/list/list-question.ts';
import type { ListDeclaration } from '#platform/web/list/listing.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';

/** The filter that a list's screen sends for an address, for example that of a saved view. */
export function parseFilterAddress<Fields extends FilterFields, View extends string>(
  list: ListDeclaration<Fields, View>,
  search: string,
  today: string,
): ListFilter<Fields, View> {
  return toListFilter(list, readTableAddress(search, toAddressRules(list)), today);
}
