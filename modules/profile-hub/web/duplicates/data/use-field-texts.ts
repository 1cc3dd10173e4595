import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';

/** Names of compared contacts by position: older and newer, or numbers if there are more than two. */
export function useContactLabel({ contacts }: Comparison): (at: number) => string {
  const { t } = useTranslation();
  return (at) => {
    if (contacts.length > 2) return t('profile-hub:duplicate.contactNumber', { number: at + 1 });
    return t(at === 0 ? 'profile-hub:duplicate.older' : 'profile-hub:duplicate.newer');
  };
}

type Field = Comparison['fields'][number];

/** Label and display text of a criterion; standard ones have text keys, the brand's own have literal labels. */
export function useFieldTexts() {
  const { i18n } = useTranslation();
  const format = useFormat();
  const countries = useCountryNames();
  const { locale } = useLanguage();
  const label = (given: Field['label']) =>
    typeof given === 'string' ? translate(i18n, given) : given.words;
  const option = ({ options }: Field, id: number | string) => {
    const optionLabel = options.find((one) => one.id === id)?.label ?? String(id);
    return optionLabel.startsWith('profile-hub:') ? translate(i18n, optionLabel) : optionLabel;
  };
  const value = (field: Field, given: ContactValue | undefined): string => {
    if (given === null || given === undefined) return '';
    if (field.kind === 'day') return format.date(String(given));
    if (field.kind === 'country') return countries.nameOf(String(given));
    if (field.kind === 'locale')
      return (
        new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(String(given)) ??
        String(given)
      );
    if (Array.isArray(given)) return format.list(given.map((id) => option(field, id)));
    return field.options.length > 0 ? option(field, given as number | string) : String(given);
  };
  return { label, value };
}
