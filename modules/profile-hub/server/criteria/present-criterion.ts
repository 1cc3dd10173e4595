import type { Criterion, Labels } from '#modules/profile-hub/contract/criterion.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { KnownCriterion } from './criteria-index.ts';

/** A criterion in response format; standard labels are in the reader's language. */
export function presentCriterion(known: KnownCriterion, translate: Translate): Criterion {
  const { id, labels, slug, type, active, mandatory, source, version } = known;
  return {
    id,
    label: criterionLabel(known, translate),
    ...given(labels),
    slug,
    type,
    active,
    mandatory,
    options: known.options.map((option) => ({
      id: option.id,
      label: optionLabel(known, option, translate),
      ...given(option.labels),
    })),
    source,
    consent: known.kind === 'consent',
    version,
  };
}

function given(labels: Labels = {}): { labels?: Labels } {
  return Object.keys(labels).length > 0 ? { labels } : {};
}

export function criterionLabel({ label }: KnownCriterion, translate: Translate): string {
  return typeof label === 'string' ? translate(label) : label.words;
}

export function optionLabel(
  { id }: KnownCriterion,
  option: { label: string },
  translate: Translate,
): string {
  return id === null ? translate(option.label) : option.label;
}
