import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Place } from '#platform/contract/place.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { type FieldWords, mantineWords } from '#platform/web/fields/field-words.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { PlaceOptions } from './place-options.tsx';
import classes from './place-search.module.css';
import { placeWords } from './place-words.ts';
import { useFoundPlaces } from './use-found-places.ts';

/** Finds a town, a postcode or the end of an address while it is typed; what is chosen is handed on with its position. */
export default function PlaceSearch({
  country,
  placeholder,
  onPlace,
  ...words
}: Pick<FieldWords, 'label' | 'help'> & {
  /** Places there come first. */
  country?: string | null;
  placeholder?: string;
  onPlace: (place: Place) => void;
}) {
  const { nameOf } = useCountryNames();
  const search = useFoundPlaces(country ?? undefined);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption, updateSelectedOptionIndex } = combobox;
  const { places, isAsked, isLoading } = search;

  // Enter takes the first one; while another question is under way, none.
  useEffect(() => {
    if (isLoading || places.length === 0) updateSelectedOptionIndex(-1);
    else selectFirstOption();
  }, [isLoading, places, selectFirstOption, updateSelectedOptionIndex]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const place = places.find((one) => one.id === id);
        if (!place) return;
        search.choose(placeWords(place, nameOf).title);
        combobox.closeDropdown();
        onPlace(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...mantineWords(words)}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={search.typed}
          classNames={{ section: classes.icon }}
          leftSection={<Icon of={IconMapSearch} />}
          rightSection={isLoading ? <Loader size={14} /> : null}
          onChange={(event) => {
            search.type(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            // The form around it is not sent by who looks for a place.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked}>
        <PlaceOptions search={search} countryName={nameOf} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
