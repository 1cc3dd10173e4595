import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './search-field.module.css';
import { useTypedSearch } from './use-typed-search.ts';

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
