import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { WizardMade } from '#platform/web/wizard/wizard-step.ts';

/** What comes into being with so many touchpoints: each has its code, a product's also a landing page. */
export function useMadeWords() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (count: number, { hasLanding }: { hasLanding: boolean }): WizardMade[] => {
    const counted = { count, formatted: number(count) };
    return [
      { what: t('touchpoints:creation.madeTouchpoint', counted) },
      {
        what: t('touchpoints:creation.madeCode', counted),
        note: t('touchpoints:creation.madeCodeNote'),
      },
      ...(hasLanding
        ? [
            {
              what: t('touchpoints:creation.madeLanding', counted),
              note: t('touchpoints:creation.madeLandingNote'),
            },
          ]
        : []),
    ];
  };
}
