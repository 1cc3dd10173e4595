import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { KnownCriterion } from './criteria-book.ts';

/** A criterion as the calls answer it; what everybody has is said in the reader's language. */
export function presentCriterion(known: KnownCriterion, translate: Translate): Criterion {
  const { id, slug, type, active, mandatory, source, version } = known;
  return {
    id,
    label: labelOf(known, translate),
    slug,
    type,
    active,
    mandatory,
    options: known.options.map((option) => ({
      id: option.id,
      label: optionLabel(known, option, translate),
    })),
    source,
    consent: known.kind === 'consent',
    version,
  };
}

export function labelOf({ label }: KnownCriterion, translate: Translate): string {
  return typeof label === 'string' ? translate(label) : label.words;
}

export function optionLabel(
  { id }: KnownCriterion,
  option: { label: string },
  translate: Translate,
): string {
  return id === null ? translate(option.label) : option.label;
}
