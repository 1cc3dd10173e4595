import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import type { FormDraft } from './draft-store.ts';
import { fieldLabel } from './field-edits.ts';

/** Paths of draft parts that have their own label. */
export type NamedPart =
  | `informations.${keyof FormDraft['informations']}`
  | `settings.${keyof FormDraft['settings']}`
  | `locationSettings.${keyof FormDraft['locationSettings']}`
  | `translations.${'activatedLocales' | 'defaultLocale'}`
  | `notifications.${keyof FormDraft['notifications']}`
  | `secrets.${keyof FormDraft['secrets']}`
  | 'statics';

/** One change, as listed before saving. */
export type DraftDifference =
  | { kind: 'part'; part: NamedPart }
  | { kind: 'added' | 'removed' | 'changed'; name: string }
  | { kind: 'order' }
  | { kind: 'texts'; locale: Locale; count: number };

const PLAIN = ['informations', 'settings', 'locationSettings', 'notifications'] as const;

/** Differences between two states of a form, in editor order. */
export function draftChanges(before: FormDraft, draft: FormDraft): DraftDifference[] {
  if (before === draft) return [];
  const parts = PLAIN.flatMap((section) =>
    before[section] === draft[section] ? [] : partsOf(section, before[section], draft[section]),
  );
  const { translations } = draft;
  const locales = (['activatedLocales', 'defaultLocale'] as const)
    .filter((part) => !isEqual(before.translations[part], translations[part]))
    .map((part) => ({ kind: 'part' as const, part: `translations.${part}` as const }));
  const secrets = Object.keys(draft.secrets).map((name) => ({
    kind: 'part' as const,
    part: `secrets.${name}` as NamedPart,
  }));
  const statics: DraftDifference[] = isEqual(before.statics, draft.statics)
    ? []
    : [{ kind: 'part', part: 'statics' }];
  return [
    ...parts,
    ...secrets,
    ...fieldChanges(before, draft),
    ...statics,
    ...locales,
    ...textChanges(before, draft),
  ];
}

function partsOf(
  section: (typeof PLAIN)[number],
  before: object,
  after: object,
): DraftDifference[] {
  const previousValues = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([name, value]) => !isEqual(previousValues[name], value))
    .map(([name]) => ({ kind: 'part', part: `${section}.${name}` as NamedPart }));
}

function fieldChanges(before: FormDraft, draft: FormDraft): DraftDifference[] {
  if (before.fields === draft.fields) return [];
  const were = new Map(before.fields.map((field) => [field.key, field]));
  const are = new Map(draft.fields.map((field) => [field.key, field]));
  const stayed = (keys: Iterable<string>) =>
    [...keys].filter((key) => were.has(key) && are.has(key)).join();
  return [
    ...draft.fields.flatMap((field): DraftDifference[] => {
      const was = were.get(field.key);
      const name = fieldLabel(draft, field.key);
      if (!was) return [{ kind: 'added', name }];
      return isEqual(was, field) ? [] : [{ kind: 'changed', name }];
    }),
    ...before.fields
      .filter(({ key }) => !are.has(key))
      .map(({ key }): DraftDifference => ({ kind: 'removed', name: fieldLabel(before, key) })),
    ...(stayed(were.keys()) === stayed(are.keys()) ? [] : [{ kind: 'order' as const }]),
  ];
}

/** Text changes, without those of added or removed fields, which are listed with the fields. */
function textChanges(before: FormDraft, draft: FormDraft): DraftDifference[] {
  if (before.translations.list === draft.translations.list) return [];
  const keysOf = ({ fields }: FormDraft) => new Set(fields.map(({ key }) => key));
  const [were, are] = [keysOf(before), keysOf(draft)];
  const isOfOthers = (text: string) => {
    const [part, key = ''] = text.split('.');
    return part !== 'field' || (were.has(key) && are.has(key));
  };
  return LOCALES.flatMap((locale): DraftDifference[] => {
    const [was, is] = [
      before.translations.list[locale] ?? {},
      draft.translations.list[locale] ?? {},
    ];
    if (was === is) return [];
    const count = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (key) => isOfOthers(key) && (was[key] ?? '') !== (is[key] ?? ''),
    ).length;
    return count > 0 ? [{ kind: 'texts', locale, count }] : [];
  });
}
