import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { timeZoneWords } from '../../data/time-zone-words.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import type { SettingPath } from './setting-parts.ts';

/** Any field of a client in words; nothing where nothing is set. What is a text stands as it is. */
export function useSettingWords() {
  const { list } = useFormat();
  const { locale } = useLanguage();
  const { nameOf } = useLanguageNames();
  return (path: Exclude<SettingPath, 'modules'>, settings: ClientSettings): string => {
    switch (path) {
      case 'locales':
        return list(settings.locales.map(nameOf));
      case 'defaultLocale':
        return nameOf(settings.defaultLocale);
      case 'currency': {
        const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency' });
        return `${settings.currency} – ${names.of(settings.currency) ?? ''}`;
      }
      case 'timeZone':
        return timeZoneWords(settings.timeZone, { locale, now: Date.now() });
      default:
        return settings[path] ?? '';
    }
  };
}
