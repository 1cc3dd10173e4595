import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './search-field.module.css';

const PAUSE_MS = 250;

export function SearchField(given: {
  /** What can be found: "Short URL, product, text". */
  placeholder: string;
  query: string;
  onSearch: (query: string) => void;
}) {
  const { placeholder, query, onSearch } = given;
  const { t } = useTranslation();
  const { typed, type, sendNow } = useTypedSearch(query, onSearch);
  return (
    <TextInput
      type="search"
      size="xs"
      className={classes.search}
      classNames={{ input: classes.input, section: classes.section }}
      aria-label={placeholder}
      placeholder={placeholder}
      leftSection={<Icon of={IconSearch} />}
      rightSection={
        typed !== '' && (
          <ActionIcon
            className={classes.clear}
            aria-label={t('platform:filters.clearSearch')}
            onClick={() => sendNow('')}
          >
            <Icon of={IconX} size={14} />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sendNow(typed);
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        sendNow('');
      }}
    />
  );
}

/** Typed text shows immediately; the search runs when the typing pauses or on Enter. */
function useTypedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState(query);
  const [seen, setSeen] = useState(query);
  const send = (next: string) => {
    setSent(next);
    onSearch(next);
  };
  const sendSoon = useDebouncedCallback(send, PAUSE_MS);
  if (query !== seen) {
    setSeen(query);
    // The search text was changed elsewhere (back button, cleared filters), so the field shows it.
    if (query !== sent) {
      setSent(query);
      setTyped(query);
    }
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      sendSoon(next);
    },
    sendNow: (next: string) => {
      setTyped(next);
      sendSoon.cancel();
      send(next);
    },
  };
}
