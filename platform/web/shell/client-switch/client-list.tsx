import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { ClientAvatar } from '#platform/web/display/marks/client-avatar.tsx';
import rows from '../header/drop-row.module.css';
import { MatchedText } from '../palette/matched-text.tsx';
import { plainLetters } from '../palette/plain-letters.ts';
import { useListbox } from '../palette/use-listbox.ts';
import type { ClientChoice } from './client-choice.ts';
import classes from './client-list.module.css';

/** The clients of a user, with find. The current one has the tick, and Enter on it changes nothing. */
export function ClientList({
  clients,
  currentId,
  stays,
  onChoose,
}: {
  clients: readonly ClientChoice[];
  currentId: string;
  /** The name of the module in which one stays, where the other client has it. */
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
      <div className={classes.find}>
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
            className={`${rows.row} ${classes.option}`}
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
