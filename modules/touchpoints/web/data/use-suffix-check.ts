import { useDebouncedValue } from '@mantine/hooks';
import { suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { checkSuffixCall } from '#modules/touchpoints/contract/touchpoint-checks.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { suffixFault } from './suffix-fault.ts';

const PAUSE_MS = 250;

/** Shows during typing whether a suffix can be added. */
export function useSuffixCheck({
  brandId,
  touchpointId,
  typed,
  present,
}: {
  brandId: string;
  /** The one that is changed; a new one has none. */
  touchpointId?: string;
  typed: string;
  present: readonly string[];
}): {
  fault: FieldFault | undefined;
  proposal: string | undefined;
  isAsking: boolean;
  isFree: boolean;
} {
  const suffix = typed.trim();
  const [asked] = useDebouncedValue(suffix, PAUSE_MS);
  const own = suffixFault(suffix, present);
  const canAsk = suffixSchema.safeParse(suffix).success && own === undefined;
  const { data, isPlaceholderData, isError } = useCall(
    checkSuffixCall,
    { query: { brandId, suffix: asked, ...(touchpointId && { except: touchpointId }) } },
    { enabled: canAsk && asked === suffix },
  );
  const answer = canAsk && asked === suffix && !isPlaceholderData ? data : undefined;
  const isTaken = answer !== undefined && answer.verdict !== 'free';
  const proposal =
    isTaken && !present.map(suffixKey).includes(suffixKey(answer.proposal))
      ? answer.proposal
      : undefined;
  return {
    fault: own ?? (isTaken ? { code: 'SUFFIX_TAKEN', params: { suffix } } : undefined),
    proposal,
    isFree: answer?.verdict === 'free',
    isAsking: canAsk && answer === undefined && !isError,
  };
}
