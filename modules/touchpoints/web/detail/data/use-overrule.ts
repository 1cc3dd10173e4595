import { useTranslation } from 'react-i18next';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import { overrulePrintCheckCall, tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { useGuardTexts } from './use-guard-texts.ts';

/** Allows printing a code in spite of findings, after a user has read and accepted the errors [TP-05]. */
export function useOverrule({
  brandId,
  touchpoint,
  findings,
  style,
  sideMm,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  findings: readonly GuardFinding[];
  style: CodeStyle;
  sideMm: number | undefined;
}): { overrule: (sideMm: number) => Promise<void>; canOverrule: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tellFailure = useNotifyFailure();
  const mayChange = useAbility(changeTouchpoints);
  const wordsOf = useGuardTexts({ style, sideMm });
  const { mutateAsync } = useCallMutation(overrulePrintCheckCall, { changes: [tryQrCodeCall] });
  const stops = findings.filter(({ verdict }) => verdict === 'stop');

  const overrule = async (printed: number) => {
    const isMeant = await confirm({
      title: t('touchpoints:overrule.question', { count: stops.length }),
      lost: t('touchpoints:overrule.lost'),
      names: stops.map((finding) => ({ name: wordsOf(finding).said })),
      keep: t('touchpoints:overrule.keep'),
      act: t('touchpoints:overrule.act'),
    });
    if (!isMeant) return;
    try {
      await mutateAsync({
        params: { id: touchpoint._id },
        body: { brandId, checks: stops.map(({ check }) => check), sideMm: printed },
      });
    } catch (error) {
      tellFailure(error, () => void overrule(printed));
    }
  };
  // A destination that cannot be used is wrong in the form, and is corrected there.
  return {
    overrule,
    canOverrule: mayChange && stops.every(({ check }) => check !== 'destination'),
  };
}
