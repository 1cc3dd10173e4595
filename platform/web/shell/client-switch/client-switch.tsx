import { IconCheck, IconSearch, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { ClientAvatar } from '#platform/web/display/marks/avatar.tsx';
import { Logo } from '#platform/web/display/marks/logo.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import rows from '../header/drop-row.module.css';
import { HeaderPopover } from '../header/header-popover.tsx';
import { MatchedText, plainLetters } from '../palette/matched-text.tsx';
import { useListbox } from '../palette/use-listbox.ts';
import clientListStyles from './client-list.module.css';
import classes from './client-switch.module.css';

/** The current client. A user with several clients can switch here; with one it is only a name. */
export function ClientSwitch({
  clients,
  current,
  stays,
  onChoose,
}: {
  clients: readonly ClientChoice[];
  current: ClientChoice;
  stays: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const sign = (
    <>
      <span className={classes.crest}>
        <ClientAvatar name={current.name} count={current.count} size="header" />
      </span>
      <span className={classes.mark}>
        <Logo />
      </span>
      <span className={classes.name}>{current.name}</span>
    </>
  );
  if (clients.length < 2) return <span className={classes.client}>{sign}</span>;
  return (
    <HeaderPopover
      label={t('platform:shell.switchClient')}
      width={332}
      edge="here"
      trigger={(props) => (
        <button type="button" className={classes.client} {...props}>
          {sign}
          <Icon of={IconSelector} size={14} />
        </button>
      )}
    >
      {(close) => (
        <ClientList
          clients={clients}
          currentId={current.id}
          stays={stays}
          onChoose={(id) => {
            close();
            onChoose(id);
          }}
        />
      )}
    </HeaderPopover>
  );
}

/** The user's clients with a search field. The current one has a tick; Enter on it changes nothing. */
export function ClientList({
  clients,
  currentId,
  stays,
  onChoose,
}: {
  clients: readonly ClientChoice[];
  currentId: string;
  /** Name of the module that stays open, if the other client has it. */
  stays: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const inOrder = currentFirst(clients, currentId);
  const found = inOrder.filter(({ name }) =>
    plainLetters(name).includes(plainLetters(typed.trim())),
  );
  const list = useListbox(found, ({ id }) => onChoose(id), {
    start: inOrder.findIndex(({ id }) => id === currentId),
  });
  return (
    <div className={rows.drop}>
      <div className={clientListStyles.find}>
        <Icon of={IconSearch} />
        <input
          data-first=""
          value={typed}
          placeholder={t('platform:shell.findClient')}
          aria-label={t('platform:shell.findClient')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            list.moveTo(0);
          }}
          {...list.fieldProps}
        />
      </div>
      <div role="listbox" id={list.listId} aria-label={t('platform:shell.clients')}>
        {found.map((client, index) => (
          <div
            key={client.id}
            {...list.optionProps(index)}
            className={`${rows.row} ${clientListStyles.option}`}
            data-two=""
            data-hot={index === list.active}
            aria-current={client.id === currentId}
          >
            <ClientAvatar
              name={client.name}
              count={client.count}
              current={client.id === currentId}
            />
            <span className={rows.words}>
              <span className={rows.name}>
                <MatchedText text={client.name} typed={typed} />
              </span>
              <small className={rows.second}>{client.note}</small>
            </span>
            {client.id === currentId && <Icon of={IconCheck} />}
            {index === list.active && client.id !== currentId && (
              <Kbd>{t('platform:key.enter')}</Kbd>
            )}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={rows.foot}>{t('platform:shell.noClient')}</p>}
      {stays !== undefined && (
        <>
          <hr />
          <p className={rows.foot}>{t('platform:shell.staysIn', { module: stays })}</p>
        </>
      )}
    </div>
  );
}

/** "All clients" comes first, then the current one, then the others. */
export function currentFirst(choices: readonly ClientChoice[], currentId: string): ClientChoice[] {
  const rank = ({ id, count }: ClientChoice) =>
    count !== undefined ? 0 : id === currentId ? 1 : 2;
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

/** A client to switch to, or all clients together. */
export interface ClientChoice {
  id: string;
  name: string;
  /** The user's role there. */
  note: string;
  /** Number of clients, in words; only for "all clients". */
  count?: string;
}
