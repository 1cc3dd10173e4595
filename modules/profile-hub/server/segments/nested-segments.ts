import {
  NESTED_DEPTH_LIMIT,
  RULE_VALUES_LIMIT,
  RULES_LIMIT,
} from '#modules/profile-hub/contract/limits.ts';
import {
  segmentCircle,
  segmentTooDeep,
  segmentTooLarge,
  segmentTooManyValues,
} from '#modules/profile-hub/contract/segment.ts';
import {
  flattenRules,
  isRuleGroup,
  type RuleGroup,
  ruleValues,
} from '#modules/profile-hub/contract/segment-rule.ts';
import type { KnownSegment } from './rule-sql.ts';

type Rules = Pick<KnownSegment, 'id' | 'name' | 'rules'>;

/**
 * Refuses rules with a cycle, or with too many or too deeply nested rules including inner segments, for the segment and
 * all that contain it [PH-03].
 */
export function checkNested(changed: Rules, segments: readonly Rules[]): void {
  const byId = new Map([...segments, changed].map((segment) => [segment.id, segment]));
  const way = wayBack(changed, byId);
  if (way) throw segmentCircle({ way: way.join(' → ') });
  const measured = new Map<string, Measure>();
  const concerned = [...byId.values()].filter(
    (segment) => segment === changed || reaches(segment, changed.id, byId),
  );
  for (const segment of concerned) {
    const { count, values, depth } = measureOf(segment.rules, byId, measured);
    const { name } = segment;
    if (count > RULES_LIMIT) throw segmentTooLarge({ name, count, limit: RULES_LIMIT });
    if (values > RULE_VALUES_LIMIT)
      throw segmentTooManyValues({ name, count: values, limit: RULE_VALUES_LIMIT });
    if (depth > NESTED_DEPTH_LIMIT) throw segmentTooDeep({ name, limit: NESTED_DEPTH_LIMIT });
  }
}

/** Segments that a group of rules refers to. */
export function namedSegments(rules: RuleGroup): string[] {
  return flattenRules(rules)
    .filter(({ field }) => field === '@segment')
    .flatMap((rule) => ruleValues(rule).map(String));
}

/** Whether a segment is contained in another one, directly or indirectly. */
export function reaches(from: Rules, id: string, byId: ReadonlyMap<string, Rules>): boolean {
  const seen = new Set<string>();
  const waiting = namedSegments(from.rules);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...namedSegments(byId.get(next)?.rules ?? { condition: 'and', filters: [] }));
  }
  return false;
}

function wayBack(changed: Rules, byId: ReadonlyMap<string, Rules>): string[] | undefined {
  const seen = new Set<string>();
  const search = (segment: Rules): string[] | undefined => {
    for (const id of namedSegments(segment.rules)) {
      if (id === changed.id) return [segment.name, changed.name];
      const inside = byId.get(id);
      if (!inside || seen.has(id)) continue;
      seen.add(id);
      const rest = search(inside);
      if (rest) return [segment.name, ...rest];
    }
    return undefined;
  };
  return search(changed);
}

/** Total number of rules of some segments, including nested segments. */
export function countNestedRules(ids: readonly string[], segments: readonly Rules[]): number {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const measured = new Map<string, Measure>();
  return ids.reduce((sum, id) => sum + measureOfSegment(id, byId, measured).count, 0);
}

interface Measure {
  count: number;
  values: number;
  depth: number;
}

/** Cycles are already excluded; each segment is measured once. */
function measureOf(
  group: RuleGroup,
  byId: ReadonlyMap<string, Rules>,
  measured: Map<string, Measure>,
): Measure {
  const parts = group.filters.flatMap((rule): Measure[] => {
    if (isRuleGroup(rule)) return [measureOf(rule, byId, measured)];
    if (rule.field !== '@segment') return [{ count: 1, values: ruleValues(rule).length, depth: 0 }];
    return ruleValues(rule).map((id) => measureOfSegment(String(id), byId, measured));
  });
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    values: parts.reduce((sum, { values }) => sum + values, 0),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
  };
}

function measureOfSegment(
  id: string,
  byId: ReadonlyMap<string, Rules>,
  measured: Map<string, Measure>,
): Measure {
  const known = measured.get(id);
  if (known) return known;
  const inside = byId.get(id);
  const { count, values, depth } = inside
    ? measureOf(inside.rules, byId, measured)
    : { count: 0, values: 0, depth: 0 };
  const measure = { count: Math.max(count, 1), values: Math.max(values, 1), depth };
  measured.set(id, measure);
  return measure;
}
