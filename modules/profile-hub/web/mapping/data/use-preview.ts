import { useState } from 'react';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { previewMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Preview of saving, with another example contact on request. */
export function usePreview({ campaign_id, id }: Mapping) {
  const { brandId } = useCurrentClient();
  const [example, setExample] = useState(0);
  const query = useCall(
    previewMappingCall,
    { query: { brand_id: brandId, campaign_id, example } },
    { enabled: id !== null },
  );
  return { query, another: () => setExample((before) => before + 1) };
}
export type Preview = ReturnType<typeof usePreview>;
