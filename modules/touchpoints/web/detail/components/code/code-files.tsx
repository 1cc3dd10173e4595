import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { type GuardFinding, isHeldBack } from '#modules/touchpoints/contract/print-guard.ts';
import {
  getProofSheetCall,
  getQrCodeCall,
  overrulePrintCheckCall,
  tryQrCodeCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useDownload, useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { type CodeSide, printedMm } from '../../data/printed-side.ts';
import { useGuardTexts } from '../../data/use-guard-texts.ts';
import classes from './code-panel.module.css';

/** Downloads of the code. Files have the saved style, so an unsaved style must be saved first. */
export function CodeFiles({
  brandId,
  touchpoint,
  side,
  findings,
  style,
  isLookSaved,
  formId,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  side: CodeSide;
  findings: readonly GuardFinding[];
  style: CodeStyle;
  isLookSaved: boolean;
  formId: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const code = useDownload(getQrCodeCall);
  const sheet = useDownload(getProofSheetCall);
  const sideMm = printedMm(side);
  const isStopped = isHeldBack(findings);
  const { overrule, canOverrule } = useOverrule({ brandId, touchpoint, findings, style, sideMm });
  const params = { id: touchpoint._id };
  const file = {
    format: side.format.toUpperCase(),
    side:
      side.format === 'png'
        ? `${number(side.px ?? 0)} px`
        : `${number(side.mm ?? 0, decimals())} mm`,
  };
  const take = (use: 'print' | 'screen') =>
    sideMm !== undefined &&
    void code.download({
      params,
      query: {
        brandId,
        format: side.format,
        use,
        sideMm,
        ...(side.px !== null && side.format === 'png' && { size: side.px }),
      },
    });

  return (
    <div className={classes.files}>
      <div className={classes.buttons}>
        {isLookSaved ? (
          <ActionButton
            variant="default"
            className={classes.download}
            leftSection={<Icon of={IconDownload} />}
            isBusy={code.isDownloading}
            isOver={isStopped || sideMm === undefined}
            onClick={() => take('print')}
          >
            {t('touchpoints:code.download', file)}
          </ActionButton>
        ) : (
          <ActionButton variant="default" className={classes.download} type="submit" form={formId}>
            {t('touchpoints:code.saveFirst')}
          </ActionButton>
        )}
        <ActionButton
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          isBusy={sheet.isDownloading}
          isOver={sideMm === undefined || !isLookSaved}
          onClick={() =>
            sideMm !== undefined && void sheet.download({ params, query: { brandId, sideMm } })
          }
        >
          {t('touchpoints:code.proofSheet')}
        </ActionButton>
      </div>
      <p className={classes.held} role="status">
        {!isLookSaved && t('touchpoints:code.notSaved')}
        {isLookSaved && isStopped && (
          <>
            {t('touchpoints:code.heldBack')}{' '}
            {sideMm !== undefined && (
              <LinkButton onClick={() => take('screen')}>
                {t('touchpoints:code.screensOnly')}
              </LinkButton>
            )}{' '}
            {sideMm !== undefined && canOverrule && (
              <LinkButton onClick={() => void overrule(sideMm)}>
                {t('touchpoints:code.overrule')}
              </LinkButton>
            )}
          </>
        )}
      </p>
    </div>
  );

  function decimals(): number {
    return Number.isInteger(side.mm) ? 0 : 1;
  }
}

/** Allows printing a code in spite of findings, after a user has read and accepted the errors [TP-05]. */
function useOverrule({
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
  const notifyFailure = useNotifyFailure();
  const mayChange = useAbility(changeTouchpoints);
  const describeFinding = useGuardTexts({ style, sideMm });
  const { mutateAsync } = useCallMutation(overrulePrintCheckCall, { changes: [tryQrCodeCall] });
  const stops = findings.filter(({ verdict }) => verdict === 'stop');

  const overrule = async (printed: number) => {
    const isMeant = await confirm({
      title: t('touchpoints:overrule.question', { count: stops.length }),
      lost: t('touchpoints:overrule.lost'),
      names: stops.map((finding) => ({ name: describeFinding(finding).said })),
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
      notifyFailure(error, () => void overrule(printed));
    }
  };
  // An unusable destination is corrected in the form instead.
  return {
    overrule,
    canOverrule: mayChange && stops.every(({ check }) => check !== 'destination'),
  };
}
