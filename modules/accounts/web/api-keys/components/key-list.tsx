import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBan, IconPencil } from '@tabler/icons-react';
import type { BrandKey } from '#modules/accounts/contract/api-keys.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useScopeName } from '../data/scope-groups.ts';
import classes from './api-keys.module.css';

interface KeyActions {
  onEdit: (key: BrandKey) => void;
  onRevoke: (key: BrandKey) => void;
}

/** Keys of the brand, active ones first [BEY-05]. */
export function KeyList({ items, ...actions }: KeyActions & { items: readonly BrandKey[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <p className={classes.intro}>
        {t('accounts:apiKeys.intro')}{' '}
        <a href="/docs" className={linkClasses.link}>
          {t('accounts:apiKeys.documentation')}
        </a>
      </p>
      <ul>
        {items.map((key) => (
          <KeyRow key={key.id} apiKey={key} {...actions} />
        ))}
      </ul>
    </div>
  );
}

function KeyRow({ apiKey, onEdit, onRevoke }: KeyActions & { apiKey: BrandKey }) {
  const { t } = useTranslation();
  const { moment, date } = useFormat();
  const nameOf = useScopeName();
  const { name, prefix, scopes, createdAt, createdBy, lastUsedAt, endsOn, endedAt } = apiKey;
  const facts = [
    { label: t('accounts:apiKeys.column.created'), text: `${moment(createdAt)}, ${createdBy}` },
    {
      label: t('accounts:apiKeys.column.lastUsed'),
      text: lastUsedAt ? moment(lastUsedAt) : t('accounts:apiKeys.neverUsed'),
    },
    {
      label: t('accounts:apiKeys.column.ends'),
      text: endsOn ? date(endsOn) : t('accounts:apiKeys.noEnd'),
    },
  ];
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <b>{name}</b>
        <code>{prefix}…</code>
        {endedAt && (
          <State tone="off">{t('accounts:apiKeys.revokedOn', { when: moment(endedAt) })}</State>
        )}
        {!endedAt && !apiKey.makerHasAccess && (
          <State tone="due" reason={t('accounts:apiKeys.makerLeftHelp')}>
            {t('accounts:apiKeys.makerLeft')}
          </State>
        )}
      </span>
      {!endedAt && (
        <span className={classes.actions}>
          <Tooltip label={t('accounts:apiKeys.edit')}>
            <ActionIcon
              aria-label={`${t('accounts:apiKeys.edit')}: ${name}`}
              onClick={() => onEdit(apiKey)}
            >
              <Icon of={IconPencil} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('accounts:apiKeys.revoke')}>
            <ActionIcon
              aria-label={`${t('accounts:apiKeys.revoke')}: ${name}`}
              onClick={() => onRevoke(apiKey)}
            >
              <Icon of={IconBan} />
            </ActionIcon>
          </Tooltip>
        </span>
      )}
      <dl className={classes.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={classes.scopes}>
          <dt>{t('accounts:apiKeys.column.scopes')}</dt>
          <dd>
            {scopes.map((scope) => (
              <span key={scope}>{nameOf(scope) ?? scope}</span>
            ))}
          </dd>
        </div>
      </dl>
    </li>
  );
}
