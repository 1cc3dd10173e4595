import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { findPlacesCall, PLACES_SOURCE, type Place } from '#platform/contract/place.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { type FieldTexts, mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { formatPlace } from './format-place.ts';
import classes from './place-search.module.css';

const PAUSE_MS = 200;
const FROM_LETTERS = 2;
const NONE: readonly Place[] = [];

/**
 * Finds a town, a postcode or the end of an address while the user types; passes the chosen place with its position.
 */
export default function PlaceSearch({
  country,
  placeholder,
  onPlace,
  ...texts
}: Pick<FieldTexts, 'label' | 'help'> & {
  /** Places in this country come first. */
  country?: string | null;
  placeholder?: string;
  onPlace: (place: Place) => void;
}) {
  const { nameOf } = useCountryNames();
  const search = useFoundPlaces(country ?? undefined);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption, updateSelectedOptionIndex } = combobox;
  const { places, isRequested, isLoading } = search;

  // Enter selects the first result, unless a search is still running.
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
        search.choose(formatPlace(place, nameOf).title);
        combobox.closeDropdown();
        onPlace(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...mantineFieldTexts(texts)}
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
            // Enter in the place search must not submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isRequested}>
        <PlaceOptions search={search} countryName={nameOf} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The found places, or the reason why there are none, with the attribution that the place data requires. */
function PlaceOptions({
  search: { places, withoutPostcodes, isLoading, error },
  countryName,
}: {
  search: Pick<FoundPlaces, 'places' | 'withoutPostcodes' | 'isLoading' | 'error'>;
  countryName: (code: string) => string;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (error) return <Combobox.Empty role="alert">{problemText(error)}</Combobox.Empty>;
  if (places.length === 0)
    return (
      <Combobox.Empty role="status">
        {isLoading
          ? t('platform:loading')
          : withoutPostcodes
            ? t('platform:field.noPostcodes', { country: countryName(withoutPostcodes) })
            : t('platform:field.nothingFound')}
      </Combobox.Empty>
    );
  return (
    <>
      <Combobox.Options className={classes.options}>
        {places.map((place) => {
          const { title, where } = formatPlace(place, countryName);
          return (
            <Combobox.Option key={place.id} value={place.id}>
              <span className={classes.title}>{title}</span>{' '}
              <small className={classes.where}>{where}</small>
            </Combobox.Option>
          );
        })}
      </Combobox.Options>
      <Combobox.Footer className={classes.source}>{PLACES_SOURCE}</Combobox.Footer>
    </>
  );
}

type FoundPlaces = ReturnType<typeof useFoundPlaces>;

/** Typed text shows immediately; the search runs when the typing pauses, and not for a chosen place. */
function useFoundPlaces(country: string | undefined) {
  const { locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [paused] = useDebouncedValue(typed, PAUSE_MS);
  const text = paused.trim().slice(0, PLACE_TEXT_MAX_LENGTH);
  const isRequested = typed.trim().length >= FROM_LETTERS && typed !== chosen;
  const query = { text, language: locale, ...(country !== undefined && { country }) };
  const answer = useCall(
    findPlacesCall,
    { query },
    { enabled: isRequested && text.length >= FROM_LETTERS && paused !== chosen },
  );
  return {
    typed,
    type: setTyped,
    choose: (title: string) => {
      setTyped(title);
      setChosen(title);
    },
    places: answer.data?.items ?? NONE,
    withoutPostcodes: answer.data?.withoutPostcodes ?? null,
    isRequested,
    isLoading: isRequested && (answer.isFetching || typed !== paused),
    error: answer.error,
  };
}
