import { getSegmentUsesCall } from '#modules/profile-hub/contract/segment-uses.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

export function useSegmentUses(id: string) {
  const { brandId } = useCurrentClient();
  return useCall(getSegmentUsesCall, { params: { id }, query: { brandId } });
}
