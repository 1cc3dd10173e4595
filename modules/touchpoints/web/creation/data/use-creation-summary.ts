import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { WizardCreation } from '#platform/web/wizard/wizard-state.ts';

const NAMED = 5;

/** Describes what is created with the touchpoints: a code each, and a landing page for products. */
export function useCreationSummary() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    shortUrls: readonly string[],
    { hasLanding }: { hasLanding: boolean },
  ): WizardCreation[] => {
    const count = shortUrls.length;
    const counted = { count, formatted: number(count) };
    const others = count - NAMED;
    const named = shortUrls.slice(0, NAMED).join(', ');
    return [
      {
        what: t('touchpoints:creation.madeTouchpoint', counted),
        note:
          others > 0
            ? `${named} ${t('platform:confirm.others', { count: others, others: number(others) })}`
            : named,
      },
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
