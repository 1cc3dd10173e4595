import { LEAD_STATES } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';

/** A contact of a test: its values by field and its activity. */
export interface PlainContact {
  id: string;
  values: Readonly<Record<string, string | number | readonly number[] | null>>;
  /** By slug. */
  decisions: Readonly<Record<string, 'given' | 'withdrawn' | 'refused'>>;
  createdAt: Date;
  activityAt: Date;
  known: number;
  origin: string;
  /** Imports that created or changed it. */
  imports: readonly string[];
  segments: ReadonlySet<string>;
  stations: readonly {
    kind: string;
    at: Date;
    ref: string;
    sku: string | null;
    suffix: string;
    grade: number | null;
  }[];
}

export interface MatchContext {
  kindOf: (field: string) => string;
  /** 2026-11-16, in the brand's time zone. */
  dayOf: (moment: Date) => string;
  today: string;
}

/** Reference implementation: whether a rule matches a contact, to compare with the database result. */
export function matchesRule(
  rule: RuleFilter,
  contact: PlainContact,
  context: MatchContext,
): boolean {
  const { operator } = rule;
  if (operator === 'isNot') return !matchesRule({ ...rule, operator: 'is' }, contact, context);
  if (operator === 'isNoneOf')
    return !matchesRule({ ...rule, operator: 'isOneOf' }, contact, context);
  if (operator === 'isEmpty')
    return !matchesRule({ field: rule.field, operator: 'isNotEmpty' }, contact, context);
  const kind = context.kindOf(rule.field);
  const given = [rule.value ?? []].flat();
  const value = contact.values[rule.field] ?? null;
  switch (kind) {
    case 'text':
      return isText(value) && (operator === 'isNotEmpty' || fitsText(value, operator, given));
    case 'choice':
    case 'list': {
      const has = rule.field === '@origin' ? [contact.origin] : [value ?? []].flat();
      return operator === 'isNotEmpty'
        ? has.length > 0
        : given.some((one) => has.includes(one as never));
    }
    case 'consent': {
      const decision = contact.decisions[rule.field];
      if (operator === 'isNotEmpty') return decision !== undefined;
      if (typeof rule.value === 'boolean') return (decision === 'given') === rule.value;
      return decision === rule.value;
    }
    case 'day':
      return (
        isText(value) && (operator === 'isNotEmpty' || fitsDay(value, operator, given, context))
      );
    case 'moment': {
      const at = rule.field === '@created' ? contact.createdAt : contact.activityAt;
      return fitsDay(context.dayOf(at), operator, given, context);
    }
    case 'number':
      return fitsNumber(contact.known, operator, given);
    case 'segment':
      return given.some((id) => contact.segments.has(String(id)));
    default:
      return matchesStations(rule, contact, context);
  }
}

function matchesStations(rule: RuleFilter, contact: PlainContact, context: MatchContext): boolean {
  const { field, operator } = rule;
  const given = [rule.value ?? []].flat();
  if (field === '@import')
    return operator === 'isNotEmpty'
      ? contact.imports.length > 0
      : contact.imports.some((id) => given.includes(id));
  const of = (kind: string) => contact.stations.filter((station) => station.kind === kind);
  if (field === '@leadStatus') {
    const states = latestStates(contact);
    return operator === 'isNotEmpty'
      ? states.length > 0
      : states.some((state) => given.includes(state));
  }
  if (field === '@touchpoint') {
    const did = of('scan');
    return operator === 'isNotEmpty'
      ? did.length > 0
      : did.some(({ suffix }) => given.includes(suffix));
  }
  if (field === '@scan' || field === '@lead' || field === '@bought') {
    const did = of(field === '@bought' ? 'sale' : field.slice(1));
    return operator === 'isNotEmpty'
      ? did.length > 0
      : did.some(({ sku }) => given.includes(sku ?? ''));
  }
  if (field === '@reviewGrade') {
    const did = of('review');
    return operator === 'isNotEmpty'
      ? did.length > 0
      : did.some(({ grade }) => grade !== null && fitsNumber(grade, operator, given));
  }
  const kinds: Record<string, string> = {
    '@lastScan': 'scan',
    '@lastLead': 'lead',
    '@sale': 'sale',
    '@lastReview': 'review',
  };
  const last = of(kinds[field] ?? '')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1);
  if (!last) return false;
  return operator === 'isNotEmpty' || fitsDay(context.dayOf(last.at), operator, given, context);
}

function latestStates({ stations }: PlainContact): string[] {
  const place = (kind: string) => (LEAD_STATES as readonly string[]).indexOf(kind);
  const ofLeads = stations
    .filter(({ kind }) => place(kind) >= 0)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || place(a.kind) - place(b.kind));
  return [...new Map(ofLeads.map(({ ref, kind }) => [ref, kind])).values()];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function fold(text: string): string {
  const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøđł]/g, (letter) => letters[letter] ?? letter);
}

function fitsText(value: string, operator: string, given: readonly unknown[]): boolean {
  const text = fold(value);
  return given.some((one) => {
    const wantedText = fold(String(one));
    if (operator === 'contains') return text.includes(wantedText);
    return operator === 'startsWith' ? text.startsWith(wantedText) : text === wantedText;
  });
}

function fitsDay(
  day: string,
  operator: string,
  [first, last]: readonly unknown[],
  { today }: MatchContext,
): boolean {
  switch (operator) {
    case 'before':
      return day < String(first);
    case 'after':
      return day > String(first);
    case 'between':
      return day >= String(first) && day <= String(last);
    case 'withinLast': {
      const since = new Date(`${today}T12:00:00Z`);
      since.setUTCDate(since.getUTCDate() - Number(first) + 1);
      return day >= since.toISOString().slice(0, 10) && day <= today;
    }
    default:
      return day === first;
  }
}

function fitsNumber(value: number, operator: string, [first, last]: readonly unknown[]): boolean {
  if (operator === 'atLeast') return value >= Number(first);
  if (operator === 'atMost') return value <= Number(first);
  if (operator === 'between') return value >= Number(first) && value <= Number(last);
  return value === Number(first);
}
