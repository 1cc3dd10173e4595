import { useDebouncedValue } from '@mantine/hooks';
import { suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { checkSuffixCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** Errors of a suffix that need no server request: its characters, its length, or a duplicate. */
export function suffixFault(suffix: string, present: readonly string[]): FieldFault | undefined {
  if (suffix === '') return undefined;
  const [issue] = suffixSchema.safeParse(suffix).error?.issues ?? [];
  if (issue) return faultAt(issue, suffix);
  return present.some((one) => suffixKey(one) === suffixKey(suffix))
    ? { code: 'suffixTwice' }
    : undefined;
}

const PAUSE_MS = 250;

/** Shows during typing whether a suffix can be added. */
export function useSuffixCheck({
  brandId,
  touchpointId,
  typed,
  present,
}: {
  brandId: string;
  /** The changed touchpoint; undefined for a new one. */
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
  const [debounced] = useDebouncedValue(suffix, PAUSE_MS);
  const own = suffixFault(suffix, present);
  const canCheck = suffixSchema.safeParse(suffix).success && own === undefined;
  const { data, isPlaceholderData, isError } = useCall(
    checkSuffixCall,
    { query: { brandId, suffix: debounced, ...(touchpointId && { except: touchpointId }) } },
    { enabled: canCheck && debounced === suffix },
  );
  const answer = canCheck && debounced === suffix && !isPlaceholderData ? data : undefined;
  const isTaken = answer !== undefined && answer.verdict !== 'free';
  const proposal =
    isTaken && !present.map(suffixKey).includes(suffixKey(answer.proposal))
      ? answer.proposal
      : undefined;
  return {
    fault: own ?? (isTaken ? { code: 'SUFFIX_TAKEN', params: { suffix } } : undefined),
    proposal,
    isFree: answer?.verdict === 'free',
    isAsking: canCheck && answer === undefined && !isError,
  };
}
