import {
  CONNECTOR_CHECK_MINUTES,
  CONNECTOR_CODE_TEXTS,
  CONNECTOR_STATE_TEXTS,
  type ConnectorHealth,
  type ConnectorInstanceHealth,
  type ConnectorState,
  checkConnectorCall,
  listConnectorsCall,
} from '#platform/contract/connector.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { FactLine } from '#platform/web/layout/page-layout.tsx';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { usePolledCall } from '../../data/use-polled-call.ts';
import classes from '../components/connectors.module.css';

const TONES: Record<ConnectorState, StateTone> = {
  fine: 'ok',
  failing: 'bad',
  unknown: 'plain',
  'not-configured': 'off',
};

/** Whether the systems around the suite answer [SUP-05]. */
export default function ConnectorsScreen() {
  const { t } = useTranslation();
  const connectors = usePolledCall(listConnectorsCall, {});
  return (
    <>
      <PageHead
        title={t('super-admin:menu.connectors')}
        subtitle={t('super-admin:connectors.every', { minutes: CONNECTOR_CHECK_MINUTES })}
      />
      <QueryBoundary query={connectors}>
        {({ items }) => <ConnectorList connectors={items} />}
      </QueryBoundary>
    </>
  );
}

function ConnectorList({ connectors }: { connectors: readonly ConnectorHealth[] }) {
  const { t } = useTranslation();
  const notifyFailure = useNotifyFailure();
  const check = useCallMutation(checkConnectorCall, { changes: [listConnectorsCall] });
  const labels = connectors.map(({ label }) => ({ key: label, params: {} }));
  const textOf = useReferencedTexts(labels);
  const checked = check.variables;
  const look = (name: string, instance: string) => {
    const input = { params: { name }, body: instance === '' ? {} : { instance } };
    check.mutate(input, { onError: (error) => notifyFailure(error, () => look(name, instance)) });
  };
  return (
    <div className={classes.table}>
      <div className={classes.heads} aria-hidden="true">
        <span>{t('super-admin:connectors.systemHead')}</span>
        <span>{t('super-admin:list.state')}</span>
        <span>{t('super-admin:connectors.dayHead')}</span>
        <span>{t('super-admin:connectors.checkHead')}</span>
      </div>
      <ul className={classes.rows} aria-label={t('super-admin:connectors.list')}>
        {connectors.flatMap((connector) =>
          instancesOf(connector).map((instance) => (
            <ConnectorRow
              key={`${connector.name} ${instance.key}`}
              connector={connector}
              instance={instance}
              name={textOf?.({ key: connector.label, params: {} }) ?? connector.name}
              isChecking={
                check.isPending &&
                checked?.params.name === connector.name &&
                (checked.body.instance ?? '') === instance.key
              }
              onCheck={() => look(connector.name, instance.key)}
            />
          )),
        )}
      </ul>
    </div>
  );
}

/** A system that is not configured has no instance but still gets a row, to show that it is available. */
function instancesOf({ instances, state }: ConnectorHealth): readonly ConnectorInstanceHealth[] {
  if (instances.length > 0) return instances;
  return [
    {
      key: '',
      clientId: null,
      name: null,
      state,
      code: null,
      lastMs: null,
      lastAt: null,
      failingSince: null,
      uptime: null,
      hours: [],
    },
  ];
}

/** One instance of an external system: current state, last 24 hours, and a button to check now. */
function ConnectorRow({
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
        <FactLine
          facts={[
            lastAt !== null && t('super-admin:connectors.lastCheck', { ago: ago(lastAt) }),
            lastMs !== null && t('super-admin:connectors.took', { ms: number(lastMs) }),
          ]}
        />
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
