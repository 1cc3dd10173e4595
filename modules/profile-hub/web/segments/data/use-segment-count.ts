import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { countRulesCall, countSegmentCall } from '#modules/profile-hub/contract/count-segments.ts';
import type { RuleFilter, RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Counting waits until typing pauses. */
const PAUSE_MS = 250;

const NO_RULES: RuleGroup = { condition: 'and', filters: [] };

/** Number of contacts that match the rules; a newer change cancels a running count. Null: rules not known yet. */
export function useSegmentCount(rules: RuleGroup | null) {
  const { brandId } = useCurrentClient();
  const [asked] = useDebouncedValue(useSame(rules), PAUSE_MS);
  return useCall(
    countSegmentCall,
    { body: { brandId, rules: asked ?? NO_RULES } },
    { enabled: asked !== null },
  );
}

/** Number of contacts per rule; counts are cached, so that changing one rule does not recount the others. */
export function useRuleCounts(rules: readonly RuleFilter[]) {
  const { brandId } = useCurrentClient();
  const [known, setKnown] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [everybody, setEverybody] = useState<number>();
  const [asked] = useDebouncedValue(useSame(rules), PAUSE_MS);
  const missing = asked.filter((rule) => !known.has(JSON.stringify(rule)));
  const { data, isPlaceholderData } = useCall(
    countRulesCall,
    { body: { brandId, rules: missing } },
    { enabled: missing.length > 0 || everybody === undefined },
  );
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    setEverybody(data.everybody);
    const counted = missing.map(
      (rule, index) => [JSON.stringify(rule), data.counts[index] ?? null] as const,
    );
    if (counted.length > 0) setKnown((before) => new Map([...before, ...counted]));
  }, [data, isPlaceholderData, missing]);
  return { everybody, countOf: (rule: RuleFilter) => known.get(JSON.stringify(rule)) };
}

/** Returns the same object while its content is equal, so that a re-render sends no new request. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
