import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import { optionLabel } from '../criteria/present-criterion.ts';

/** A value of a contact as a person reads it; null where there is none. */
export function formatContactValue(
  value: ContactValue,
  criterion: KnownCriterion,
  { locale, translate }: { locale: Locale; translate: Translate },
): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean')
    return translate(value ? 'platform:filters.yes' : 'platform:filters.no');
  const tag = languageTag(locale);
  if (criterion.kind === 'options' || criterion.kind === 'choice') {
    const chosen = new Set([value].flat().map(String));
    const labels = criterion.options
      .filter(({ id }) => chosen.has(String(id)))
      .map((option) => optionLabel(criterion, option, translate));
    return labels.join(', ');
  }
  const text = String(value);
  if (criterion.kind === 'day')
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(text),
    );
  if (criterion.kind === 'country')
    return new Intl.DisplayNames(tag, { type: 'region' }).of(text) ?? text;
  if (criterion.kind === 'locale')
    return new Intl.DisplayNames(tag, { type: 'language' }).of(text) ?? text;
  return text;
}
