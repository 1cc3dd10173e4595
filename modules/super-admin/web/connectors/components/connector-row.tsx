import { useTranslation } from 'react-i18next';
import type {
  ConnectorHealth,
  ConnectorInstanceHealth,
  ConnectorState,
} from '#platform/contract/connectors/connector-state.ts';
import {
  CONNECTOR_CODE_TEXTS,
  CONNECTOR_STATE_TEXTS,
} from '#platform/contract/connectors/connector-texts.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import classes from './connectors.module.css';

const TONES: Record<ConnectorState, StateTone> = {
  fine: 'ok',
  failing: 'bad',
  unknown: 'plain',
  'not-configured': 'off',
};

/** One instance of an external system: current state, last 24 hours, and a button to check now. */
export function ConnectorRow({
  connector,
  instance,
  name,
  isChecking,
  onCheck,
}: {
  connector: ConnectorHealth;
  instance: ConnectorInstanceHealth;
  name: string;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const { t } = useTranslation();
  const { ago, percent, number } = useFormat();
  const { clock } = useMoments();
  const clients = useClients();
  const { state, code, lastAt, lastMs, failingSince, uptime, hours } = instance;
  const label = instance.name ?? (instance.clientId ? clients.nameOf(instance.clientId) : null);
  const isConfigured = state !== 'not-configured';
  return (
    <li className={classes.row} data-state={state} data-connector={connector.name}>
      <div className={classes.name}>
        {name}
        {label && <small>{label}</small>}
      </div>
      <div className={classes.state}>
        <State
          tone={TONES[state]}
          reason={
            failingSince
              ? t('super-admin:connectors.failingSince', { time: clock(failingSince) })
              : undefined
          }
        >
          {t(CONNECTOR_STATE_TEXTS[state])}
        </State>
        {state === 'failing' && code && (
          <small className={classes.code}>{t(CONNECTOR_CODE_TEXTS[code])}</small>
        )}
      </div>
      <div className={classes.day}>
        {uptime !== null && (
          <>
            <div
              className={classes.hours}
              role="img"
              aria-label={t('super-admin:connectors.hours')}
            >
              {hours.map((share, hour) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the hours have no other name
                  key={hour}
                  data-share={
                    share === null ? 'none' : share === 1 ? 'all' : share === 0 ? 'no' : 'some'
                  }
                />
              ))}
            </div>
            <span>{t('super-admin:connectors.uptime', { share: percent(uptime, 1) })}</span>
          </>
        )}
      </div>
      <div className={classes.last}>
        {lastAt && t('super-admin:connectors.lastCheck', { ago: ago(lastAt) })}
        {lastMs !== null && (
          <small>{t('super-admin:connectors.took', { ms: number(lastMs) })}</small>
        )}
      </div>
      <div className={classes.action}>
        {isConfigured && (
          <ActionButton
            variant="default"
            isBusy={isChecking}
            aria-label={t('super-admin:connectors.checkOne', { name: label ?? name })}
            onClick={onCheck}
          >
            {t('super-admin:connectors.checkNow')}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
