import { uuid } from '#platform/contract/ids.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { LeadScope } from './lead-listing.ts';

/** The URL holds the chosen form next to the list state; changing it resets the page. */
export function useLeadScope(): LeadScope & { choose: (formId: string | null) => void } {
  const { id: clientId } = useCurrentClient();
  const { search, setSearch } = useRouterAddress();
  const asked = uuid.safeParse(new URLSearchParams(search).get('form'));
  return {
    clientId,
    formId: asked.success ? asked.data : null,
    choose(formId) {
      const params = new URLSearchParams(search);
      params.delete('page');
      params.delete('form');
      if (formId) params.set('form', formId);
      setSearch(params.size > 0 ? `?${params}` : '', 'push');
    },
  };
}
