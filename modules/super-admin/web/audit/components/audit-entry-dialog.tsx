import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  type AuditEntry,
  HIDDEN_VALUE,
  listAuditCall,
} from '#modules/super-admin/contract/audit.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '#platform/web/layout/modal-dialog.tsx';
import { useAuditLabels } from '../data/use-audit-names.ts';
import classes from './audit-entry.module.css';
import { AuditActor, AuditName } from './use-audit-columns.tsx';

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

function Entry({ entry, onClose, onRecord, onRequest }: { entry: AuditEntry } & Ways) {
  const { t } = useTranslation();
  const format = useFormat();
  const auditLabels = useAuditLabels();
  const { requestId } = entry;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.title}>
          <h2>
            <AuditName entry={entry} />
          </h2>
          <p>
            {auditLabels.record(entry.record)} · {t(`super-admin:audit.actions.${entry.action}`)}
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
              value: format.stamp(entry.at),
            },
            { key: 'who', label: t('super-admin:audit.who'), value: <AuditActor entry={entry} /> },
            {
              key: 'client',
              label: t('super-admin:client.filter'),
              value: auditLabels.client(entry.clientId),
            },
            { key: 'via', label: t('super-admin:audit.via'), value: auditLabels.via(entry.via) },
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

/** Values before and after, side by side; created or deleted records have one side only. */
function AuditFields({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const auditLabels = useAuditLabels();
  const sides = [
    ...(entry.action === 'created'
      ? []
      : [{ id: 'before', label: t('super-admin:audit.before'), look: classes.was } as const]),
    ...(entry.action === 'deleted'
      ? []
      : [{ id: 'after', label: t('super-admin:audit.after'), look: classes.is } as const]),
  ];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('super-admin:audit.field')}</th>
          {sides.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changedFields(entry).map((field) => (
          <tr key={field.name}>
            <th scope="row" title={field.name}>
              {auditLabels.field(entry.record, field.name)}
            </th>
            {sides.map(({ id, label, look }) => (
              <td
                key={id}
                data-label={label}
                className={entry.action === 'changed' ? look : undefined}
              >
                <AuditValue name={field.name} value={field[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AuditValue({ name, value }: { name: string; value: ShownValue }) {
  const { t } = useTranslation();
  const languageName = useLanguageNames();
  const nameOfLanguage = (text: string) => {
    const { data } = localeSchema.safeParse(name === 'locale' ? text : undefined);
    return data && languageName(data);
  };
  switch (value.kind) {
    case 'empty':
      return <span className={classes.absent}>{t('super-admin:audit.nothing')}</span>;
    case 'hidden':
      return <span className={classes.absent}>{t('super-admin:audit.hidden')}</span>;
    case 'flag':
      return value.value ? t('super-admin:audit.yes') : t('super-admin:audit.no');
    case 'text':
      return nameOfLanguage(value.text) ?? value.text;
  }
}

/** Display form of a value: empty, hidden secret, yes or no, or text. */
type ShownValue =
  | { kind: 'empty' }
  | { kind: 'hidden' }
  | { kind: 'flag'; value: boolean }
  | { kind: 'text'; text: string };

interface ChangedField {
  name: string;
  before: ShownValue;
  after: ShownValue;
}

/** The fields of an entry side by side. Empty fields of created or deleted records are omitted. */
export function changedFields({ action, before, after }: AuditEntry): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names
    .map((name) => ({ name, before: shown(before?.[name]), after: shown(after?.[name]) }))
    .filter(
      (field) =>
        action === 'changed' || field.before.kind !== 'empty' || field.after.kind !== 'empty',
    );
}

function shown(value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'empty' };
  if (value === HIDDEN_VALUE) return { kind: 'hidden' };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (typeof value === 'object') {
    const isEmpty = Object.keys(value).length === 0;
    // A list of plain values is shown as text.
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
      return isEmpty ? { kind: 'empty' } : { kind: 'text', text: value.join(', ') };
    return isEmpty ? { kind: 'empty' } : { kind: 'text', text: JSON.stringify(value, null, 1) };
  }
  return { kind: 'text', text: String(value) };
}
