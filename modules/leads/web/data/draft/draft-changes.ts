import type { Locale } from '#platform/contract/locale.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { labelOf } from './field-edits.ts';
import { type FormDraft, isAlike } from './form-draft.ts';

/** The sections whose parts have names of their own, and those parts. */
export type NamedPart =
  | `informations.${keyof FormDraft['informations']}`
  | `settings.${keyof FormDraft['settings']}`
  | `locationSettings.${keyof FormDraft['locationSettings']}`
  | `translations.${'activatedLocales' | 'defaultLocale'}`
  | `notifications.${keyof FormDraft['notifications']}`
  | `secrets.${keyof FormDraft['secrets']}`
  | 'statics';

/** One change, as it is told before it is saved. */
export type ToldChange =
  | { kind: 'part'; part: NamedPart }
  | { kind: 'added' | 'removed' | 'changed'; name: string }
  | { kind: 'order' }
  | { kind: 'texts'; locale: Locale; count: number };

const PLAIN = ['informations', 'settings', 'locationSettings', 'notifications'] as const;

/** What differs between two states of a form, in the order of the editor. */
export function draftChanges(before: FormDraft, draft: FormDraft): ToldChange[] {
  if (before === draft) return [];
  const parts = PLAIN.flatMap((section) =>
    before[section] === draft[section] ? [] : partsOf(section, before[section], draft[section]),
  );
  const { translations } = draft;
  const locales = (['activatedLocales', 'defaultLocale'] as const)
    .filter((part) => !isAlike(before.translations[part], translations[part]))
    .map((part) => ({ kind: 'part' as const, part: `translations.${part}` as const }));
  const secrets = Object.keys(draft.secrets).map((name) => ({
    kind: 'part' as const,
    part: `secrets.${name}` as NamedPart,
  }));
  const statics: ToldChange[] = isAlike(before.statics, draft.statics)
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

function partsOf(section: (typeof PLAIN)[number], before: object, after: object): ToldChange[] {
  const kept = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([name, value]) => !isAlike(kept[name], value))
    .map(([name]) => ({ kind: 'part', part: `${section}.${name}` as NamedPart }));
}

function fieldChanges(before: FormDraft, draft: FormDraft): ToldChange[] {
  if (before.fields === draft.fields) return [];
  const were = new Map(before.fields.map((field) => [field.key, field]));
  const are = new Map(draft.fields.map((field) => [field.key, field]));
  const stayed = (keys: Iterable<string>) =>
    [...keys].filter((key) => were.has(key) && are.has(key)).join();
  return [
    ...draft.fields.flatMap((field): ToldChange[] => {
      const was = were.get(field.key);
      const name = labelOf(draft, field.key);
      if (!was) return [{ kind: 'added', name }];
      return isAlike(was, field) ? [] : [{ kind: 'changed', name }];
    }),
    ...before.fields
      .filter(({ key }) => !are.has(key))
      .map(({ key }): ToldChange => ({ kind: 'removed', name: labelOf(before, key) })),
    ...(stayed(were.keys()) === stayed(are.keys()) ? [] : [{ kind: 'order' as const }]),
  ];
}

/** Texts of fields that came or went are told with them. */
function textChanges(before: FormDraft, draft: FormDraft): ToldChange[] {
  if (before.translations.list === draft.translations.list) return [];
  const keysOf = ({ fields }: FormDraft) => new Set(fields.map(({ key }) => key));
  const [were, are] = [keysOf(before), keysOf(draft)];
  const isOfOthers = (text: string) => {
    const [part, key = ''] = text.split('.');
    return part !== 'field' || (were.has(key) && are.has(key));
  };
  return LOCALES.flatMap((locale): ToldChange[] => {
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
