import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { formatTimeZone } from '../../data/format-time-zone.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import type { SettingPath } from './setting-parts.ts';

/** Display text of a client field; empty if it is not set. */
export function useSettingText() {
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
        return formatTimeZone(settings.timeZone, { locale, now: Date.now() });
      default:
        return settings[path] ?? '';
    }
  };
}
