import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type AuditEntry, listAuditCall } from '#modules/super-admin/contract/audit.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ModalDialog } from '#platform/web/shell/modal-dialog.tsx';
import { useAuditLabels } from '../data/use-audit-labels.ts';
import { AuditActor } from './audit-actor.tsx';
import classes from './audit-entry.module.css';
import { AuditFields } from './audit-fields.tsx';
import { AuditName } from './audit-name.tsx';

interface Ways {
  onClose: () => void;
  onRecord: (entry: AuditEntry) => void;
  onRequest: (entry: AuditEntry) => void;
}

/** One change, by its number: it opens from the list and from an address that a colleague sent. */
export function AuditEntryDialog({ id, ...ways }: { id: number } & Ways) {
  const { t } = useTranslation();
  const found = useCall(listAuditCall, { query: { below: id + 1, limit: 1 } });
  return (
    <ModalDialog
      label={t('super-admin:menu.audit')}
      className={classes.dialog}
      onClose={ways.onClose}
    >
      <QueryBoundary query={found}>
        {({ items: [entry] }) =>
          entry?.id === id ? (
            <Entry entry={entry} {...ways} />
          ) : (
            <p className={classes.head}>{t('super-admin:audit.gone')}</p>
          )
        }
      </QueryBoundary>
    </ModalDialog>
  );
}

const ACTIONS = {
  created: 'super-admin:audit.actions.created',
  changed: 'super-admin:audit.actions.changed',
  deleted: 'super-admin:audit.actions.deleted',
} as const;

function Entry({ entry, onClose, onRecord, onRequest }: { entry: AuditEntry } & Ways) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useAuditLabels();
  const { requestId } = entry;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.title}>
          <h2>
            <AuditName entry={entry} />
          </h2>
          <p>
            {words.record(entry.record)} · {t(ACTIONS[entry.action])}
          </p>
        </div>
        <ActionIcon aria-label={t('super-admin:audit.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </header>
      <div className={classes.facts}>
        <KeyValues
          rows={[
            {
              key: 'when',
              label: t('super-admin:audit.when'),
              value: `${format.dateHere(entry.at)} ${format.time(entry.at)}`,
            },
            { key: 'who', label: t('super-admin:audit.who'), value: <AuditActor entry={entry} /> },
            {
              key: 'client',
              label: t('super-admin:client.filter'),
              value: words.client(entry.clientId),
            },
            { key: 'via', label: t('super-admin:audit.via'), value: words.via(entry.via) },
            ...(requestId
              ? [
                  {
                    key: 'request',
                    label: t('super-admin:audit.request'),
                    value: (
                      <span className={classes.request}>
                        {requestId}
                        <CopyButton value={requestId} label={t('super-admin:audit.copyRequest')} />
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <AuditFields entry={entry} />
      <div className={classes.ways}>
        <LinkButton onClick={() => onRecord(entry)}>{t('super-admin:audit.sameRecord')}</LinkButton>
        {requestId && (
          <LinkButton onClick={() => onRequest(entry)}>
            {t('super-admin:audit.sameRequest')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
