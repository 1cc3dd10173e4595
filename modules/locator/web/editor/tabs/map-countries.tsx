import { Button, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { COUNTRIES_LIMIT } from '#modules/locator/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { useDraftField } from '../data/draft-context.tsx';
import classes from './map-tab.module.css';

/** Countries whose stores are shown, as chips; none means every country with a store. */
export function MapCountries() {
  const { t } = useTranslation();
  const { nameOf, options } = useCountryNames();
  const dropPlace = useDropPlace();
  const { value: chosen, onChange, error } = useDraftField('countries');
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusAdd = () => list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  return (
    <div ref={list} data-path="countries">
      <div className={classes.chips}>
        {chosen.map((country) => (
          <span key={country} className={classes.chip}>
            {nameOf(country)}
            <button
              type="button"
              aria-label={t('locator:editor.countries.remove', { name: nameOf(country) })}
              onClick={() => {
                onChange(chosen.filter((each) => each !== country));
                // The removed chip had the focus.
                focusAdd();
              }}
            >
              <Icon of={IconX} size={14} />
            </button>
          </span>
        ))}
        {isAdding ? (
          <Select
            size="xs"
            w={200}
            aria-label={t('locator:editor.countries.add')}
            data={options.filter(({ value }) => !chosen.includes(value))}
            searchable
            autoFocus
            defaultDropdownOpened
            nothingFoundMessage={t('platform:field.nothingFound')}
            comboboxProps={dropPlace}
            onChange={(country) => {
              if (country) onChange([...chosen, country]);
              setAdding(false);
              // After the field is gone.
              requestAnimationFrame(focusAdd);
            }}
            onBlur={() => setAdding(false)}
          />
        ) : (
          <Button
            data-add
            variant="subtle"
            size="xs"
            className={classes.addCountry}
            disabled={chosen.length >= COUNTRIES_LIMIT}
            leftSection={<Icon of={IconPlus} size={14} />}
            onClick={() => setAdding(true)}
          >
            {t('locator:editor.countries.add')}
          </Button>
        )}
      </div>
      {chosen.length === 0 && <p className={classes.help}>{t('locator:help.countries')}</p>}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}
