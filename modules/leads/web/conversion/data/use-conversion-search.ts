import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type ConversionSearch,
  conversionSearch,
  writeConversionSearch,
} from './conversion-search.ts';

/** State of the dashboard, stored in the URL so that it can be shared [CONV-01]. */
export function useConversionSearch() {
  const navigate = useNavigate();
  const search = conversionSearch(useSearch({ strict: false }));
  const change = (changes: Partial<ConversionSearch>) =>
    void navigate({
      to: '.',
      // Another order or other leads begin with the first page again.
      search: writeConversionSearch({ ...search, page: 1, ...changes }) as never,
      replace: true,
    });
  return { search, change };
}
