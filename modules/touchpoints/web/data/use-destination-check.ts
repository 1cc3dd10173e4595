import { useDebouncedValue } from '@mantine/hooks';
import { destinationFault } from '#modules/touchpoints/contract/destination.ts';
import { checkDestinationCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';

const DEBOUNCE_MS = 600;

/** Undefined if there is nothing to check or the check failed. */
export type DestinationCheck = CallOutput<typeof checkDestinationCall> | 'asking' | undefined;

/** Checks the destination after the user stops typing [TP-12]. */
export function useDestinationCheck(
  brandId: string,
  { destUrl, configurationSlug }: { destUrl: string | null; configurationSlug: string },
): DestinationCheck {
  const typed = destUrl?.trim() ?? '';
  const [debounced] = useDebouncedValue(typed, DEBOUNCE_MS);
  const canCheck = typed !== '' && destinationFault(typed) === undefined;
  const check = useCall(
    checkDestinationCall,
    { query: { brandId, destUrl: debounced, configurationSlug } },
    { enabled: canCheck && debounced === typed },
  );
  if (!canCheck) return undefined;
  if (debounced !== typed) return 'asking';
  if (check.isError) return undefined;
  return check.isPlaceholderData ? 'asking' : (check.data ?? 'asking');
}
