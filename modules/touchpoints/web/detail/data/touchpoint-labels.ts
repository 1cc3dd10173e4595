import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TouchpointValues } from './touchpoint-values.ts';

export type LogoChoice = 'none' | 'brand' | 'own';

export function logoChoice(logo: CodeStyle['logo']): LogoChoice {
  return typeof logo === 'string' ? logo : 'own';
}

export const TOUCHPOINT_LABELS = {
  ...pickFieldPart(touchpointFields, 'label'),
  // Reads naturally before the end date.
  started: 'touchpoints:detail.from',
  ended: 'touchpoints:detail.until',
  newSuffix: 'touchpoints:detail.newSuffix',
} as const satisfies Record<keyof TouchpointValues, string>;

const LOGO_NAMES = {
  none: 'touchpoints:code.noLogo',
  brand: 'touchpoints:code.brandLogo',
  own: 'touchpoints:code.ownLogo',
} as const satisfies Record<LogoChoice, string>;

type Path = keyof TouchpointValues;

/** Touchpoint fields as text, for comparing two versions and for the action bar. */
export function useTouchpointTexts(configurationName: (slug: string) => string) {
  const { t } = useTranslation();
  const format = useFormat();

  const formatValue = (path: Path, values: TouchpointValues): string => {
    switch (path) {
      case 'destUrl':
        return values.destUrl ?? t('touchpoints:detail.toLandingPage');
      case 'configurationSlug':
        return configurationName(values.configurationSlug);
      case 'additionalSuffixes':
        return format.list(values.additionalSuffixes);
      case 'started':
      case 'ended': {
        const day = values[path];
        return day !== null && isIsoDate(day) ? format.date(day) : (day ?? '');
      }
      case 'digitalLink':
        return t(values.digitalLink ? 'touchpoints:detail.on' : 'touchpoints:detail.off');
      case 'style': {
        const { foreground, ground, level, quietZone, logo } = values.style;
        return [foreground, ground, level, quietZone, t(LOGO_NAMES[logoChoice(logo)])].join(', ');
      }
      default: {
        const value = values[path];
        return typeof value === 'number' ? format.number(value) : (value ?? '');
      }
    }
  };

  /**
   * A single change is described completely. For several changes, or a style with a visible preview, only the fields
   * are named.
   */
  const changesOf = (before: TouchpointValues, after: TouchpointValues, paths: readonly Path[]) => {
    const [only, ...others] = paths;
    if (only === undefined) return undefined;
    if (others.length > 0 || only === 'style')
      return format.list(paths.map((path) => t(TOUCHPOINT_LABELS[path])));
    return t('touchpoints:detail.changedFrom', {
      label: t(TOUCHPOINT_LABELS[only]),
      value: formatValue(only, after) || t('touchpoints:detail.nothing'),
      was: formatValue(only, before) || t('touchpoints:detail.nothing'),
    });
  };
  return { wordsOf: formatValue, changesOf };
}
