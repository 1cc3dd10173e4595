import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import { contrast } from '#platform/contract/contrast.ts';
import { type IsoDate, isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Text of a finding, its reason, and the label of the repair link. */
export interface FindingText {
  said: string;
  why?: string;
  repair?: string;
}

/** Texts of the print check [TP-05]. */
export function useGuardTexts({
  style,
  sideMm,
  started = null,
  ended = null,
  hasFallback = false,
}: {
  style: CodeStyle;
  sideMm?: number | undefined;
  started?: IsoDate | null;
  ended?: IsoDate | null;
  hasFallback?: boolean;
}): (finding: GuardFinding) => FindingText {
  const { t } = useTranslation();
  const { number, percent, date } = useFormat();

  return (finding) => {
    const { check, verdict, measured = 0, limit = 0, repair = {} } = finding;
    const isFine = verdict === 'fine';
    switch (check) {
      case 'contrast': {
        const ratio = number(measured, 1);
        if (isFine) return { said: t('touchpoints:guard.contrastFine', { ratio }) };
        const better = { ...style, ...repair };
        return {
          said: t('touchpoints:guard.contrast', { ratio, limit: number(limit, 1) }),
          why: t('touchpoints:guard.contrastWhy', {
            color: better.foreground,
            ratio: number(contrast(better.foreground, better.ground), 1),
          }),
          repair: t('touchpoints:guard.use'),
        };
      }
      case 'inverted':
        return {
          said: t('touchpoints:guard.inverted'),
          why: t('touchpoints:guard.invertedWhy'),
          repair: t('touchpoints:guard.swap'),
        };
      case 'module': {
        if (sideMm === undefined)
          return {
            said: t('touchpoints:guard.noSide'),
            why: t('touchpoints:guard.noSideWhy'),
          };
        const sizes = { module: number(measured, 2), side: sizeOf(sideMm) };
        if (isFine) return { said: t('touchpoints:guard.module', sizes) };
        const side = 'sideMm' in repair ? sizeOf(repair.sideMm) : '';
        return {
          said: t('touchpoints:guard.module', sizes),
          why: t('touchpoints:guard.moduleWhy', { limit: number(limit, 1), side }),
          repair: t('touchpoints:guard.mm', { side }),
        };
      }
      case 'quietZone':
        if (isFine) return { said: t('touchpoints:guard.quietZoneFine', { count: measured }) };
        return {
          said: t('touchpoints:guard.quietZone', { count: limit, measured }),
          why: t('touchpoints:guard.quietZoneWhy'),
          repair: t('touchpoints:guard.use'),
        };
      case 'logo': {
        const said = t('touchpoints:guard.logo', {
          share: percent(measured, 1),
          level: style.level,
          limit: percent(limit, 1),
        });
        if (isFine) return { said };
        const level = 'level' in repair ? repair.level : undefined;
        return {
          said,
          why: t('touchpoints:guard.logoWhy'),
          ...(level !== undefined &&
            level !== style.level && { repair: t('touchpoints:guard.level', { level }) }),
        };
      }
      case 'notYet':
        return {
          said: t('touchpoints:guard.notYet', {
            date: started !== null && isIsoDate(started) ? date(started) : '',
          }),
          why: t('touchpoints:guard.notYetWhy'),
        };
      case 'over':
        return {
          said: t('touchpoints:guard.over', {
            date: ended !== null && isIsoDate(ended) ? date(ended) : '',
          }),
          why: t(hasFallback ? 'touchpoints:guard.overAtFallback' : 'touchpoints:guard.overAtPage'),
          repair: t('touchpoints:end.open'),
        };
      case 'ends':
        return {
          said: t('touchpoints:guard.ends', {
            count: measured,
            pieces: number(measured),
            date: ended !== null && isIsoDate(ended) ? date(ended) : '',
          }),
          why: t(hasFallback ? 'touchpoints:guard.endsAtFallback' : 'touchpoints:guard.endsAtPage'),
          repair: t('touchpoints:end.open'),
        };
      case 'spent':
        return {
          said: t('touchpoints:guard.spent', { count: limit, visits: number(limit) }),
          why: t(
            hasFallback ? 'touchpoints:guard.spentAtFallback' : 'touchpoints:guard.spentAtPage',
          ),
          repair: t('touchpoints:guard.noCap'),
        };
      case 'cap':
        return {
          said: t('touchpoints:guard.cap', {
            count: measured,
            pieces: number(measured),
            visits: number(limit),
          }),
          why: t(hasFallback ? 'touchpoints:guard.capAtFallback' : 'touchpoints:guard.capAtPage'),
          repair: t('touchpoints:guard.noCap'),
        };
      case 'destination':
        if (verdict === 'stop')
          return {
            said: t('touchpoints:guard.destinationWrong'),
            why: t('touchpoints:guard.destinationWrongWhy'),
          };
        if (isFine) return { said: t('touchpoints:guard.destinationFine') };
        return {
          said: t('touchpoints:guard.destination'),
          why: t('touchpoints:guard.destinationWhy'),
        };
    }
  };

  function sizeOf(mm: number): string {
    return number(mm, Number.isInteger(mm) ? 0 : 1);
  }
}
