import { checkFormPageCall, getFormHealthCall } from '#modules/forms/contract/health-calls.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import classes from './form-health-line.module.css';

/** Result of the last check of the form's page, in a few words. */
export function FormHealthNote({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { data } = useCall(getFormHealthCall, { params: { formId } });
  const last = data?.url ? data.checks[0] : undefined;
  if (!last) return null;
  return (
    <span className={classes.note} data-broken={data?.state === 'broken' || undefined}>
      {t(`forms:notify.health.${last.outcome}`)}, {moment(last.at)}
    </span>
  );
}

/** State of the form's page, time of the last check, and a button to check now [FORM-09]. */
export function FormHealthLine({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const notifyFailure = useNotifyFailure();
  const mayChange = useAbility(changeForms);
  const health = useCall(getFormHealthCall, { params: { formId } });
  const look = useCallMutation(checkFormPageCall, { changes: [getFormHealthCall] });
  if (!health.data?.url) return null;
  const { state, checks } = health.data;
  const [last] = checks;
  const check = () =>
    look.mutate({ params: { formId } }, { onError: (error) => notifyFailure(error, check) });
  return (
    <div className={classes.line}>
      {last ? (
        <State
          tone={state === 'broken' ? 'bad' : last.outcome === 'ok' ? 'ok' : 'due'}
          reason={moment(last.at)}
        >
          {t(`forms:notify.health.${last.outcome}`)}
          {last.status !== null && last.outcome === 'error' && ` (${last.status})`}
        </State>
      ) : (
        <State tone="plain">{t('forms:notify.health.unknown')}</State>
      )}
      {mayChange && (
        <LinkButton aria-busy={look.isPending} onClick={() => look.isPending || check()}>
          {t('forms:notify.health.checkNow')}
        </LinkButton>
      )}
    </div>
  );
}
