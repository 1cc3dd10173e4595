import { useTranslation } from 'react-i18next';
import {
  checkConnectorCall,
  listConnectorsCall,
} from '#platform/contract/connectors/connector-calls.ts';
import type {
  ConnectorHealth,
  ConnectorInstanceHealth,
} from '#platform/contract/connectors/connector-state.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import { ConnectorRow } from './connector-row.tsx';
import classes from './connectors.module.css';

export function ConnectorList({ connectors }: { connectors: readonly ConnectorHealth[] }) {
  const { t } = useTranslation();
  const tellFailure = useNotifyFailure();
  const check = useCallMutation(checkConnectorCall, { changes: [listConnectorsCall] });
  const labels = connectors.map(({ label }) => ({ key: label, params: {} }));
  const say = useReferencedTexts(labels);
  const checked = check.variables;
  const look = (name: string, instance: string) => {
    const input = { params: { name }, body: instance === '' ? {} : { instance } };
    check.mutate(input, { onError: (error) => tellFailure(error, () => look(name, instance)) });
  };
  return (
    <ul className={classes.rows} aria-label={t('super-admin:connectors.list')}>
      {connectors.flatMap((connector) =>
        instancesOf(connector).map((instance) => (
          <ConnectorRow
            key={`${connector.name} ${instance.key}`}
            connector={connector}
            instance={instance}
            name={say?.({ key: connector.label, params: {} }) ?? connector.name}
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
