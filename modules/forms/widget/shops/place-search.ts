import { element, icon, SEARCH, TARGET } from '../dom/element.ts';
import { type Drawing, fieldPartId } from '../fields/field-view.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const PATIENCE_MS = 10_000;
/** About a hundred metres: precise enough for shops, too coarse to identify an address. */
const DIGITS = 3;

/** Position of the visitor, if they permit it. */
function requestPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // Browsers provide no position without https.
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: Number(coords.latitude.toFixed(DIGITS)),
          longitude: Number(coords.longitude.toFixed(DIGITS)),
        }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
}

/** The country in the browser's languages; a language without region has none. */
export function browserCountry(): string | undefined {
  for (const tag of navigator.languages) {
    const region = /-([A-Z]{2})$/i.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}

export type PlaceQuery = { words?: string } | Partial<Position> | { anywhere: 'true' };

const PAUSE_MS = 350;
/** Minimum length of a place search. */
const LEAST_LETTERS = 3;

/**
 * Search field for stores by postal code or town: searches while typing, and immediately on Enter, button press or
 * blur. Also offers the visitor's position.
 */
export function placeSearch(
  { say }: Drawing,
  given: {
    isTypedBefore: string;
    search(query: PlaceQuery, options?: { isTyping: boolean }): void;
    onPositionRefused(): void;
  },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searched = given.isTypedBefore;

  function search(isTyping = false): void {
    clearTimeout(timer);
    timer = undefined;
    const text = input.value.trim();
    if (text === '') return;
    searched = text;
    given.search({ words: text }, { isTyping });
  }

  async function searchAround(isRequested = true): Promise<void> {
    const here = await requestPosition();
    if (!here) return isRequested ? given.onPositionRefused() : undefined;
    input.value = '';
    searched = '';
    given.search(here);
  }

  const input = element('input', {
    class: 'box',
    type: 'search',
    id: 'shop-words',
    value: given.isTypedBefore,
    autocomplete: 'postal-code',
    enterkeyhint: 'search',
    placeholder: say('forms:widget.searchShop'),
    'aria-label': say('forms:widget.searchShop'),
    'aria-describedby': fieldPartId('shop', 'fault'),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter searches instead of submitting the form.
      event.preventDefault();
      search();
    },
    oninput: () => {
      clearTimeout(timer);
      const text = input.value.trim();
      const isNew = text !== searched && text.length >= LEAST_LETTERS;
      timer = isNew ? setTimeout(search, PAUSE_MS, true) : undefined;
    },
    onchange: () => {
      if (input.value.trim() !== searched) search();
    },
  });
  const button = (text: string, drawing: string, onclick: () => void, isWide = false) =>
    element(
      'button',
      { type: 'button', class: 'second', title: text, onclick },
      icon(drawing),
      element('span', { class: isWide ? 'wide' : 'unseen' }, text),
    );
  return {
    input,
    element: element(
      'div',
      { class: 'row' },
      input,
      button(say('forms:widget.search'), SEARCH, () => search()),
      button(say('forms:widget.aroundMe'), TARGET, () => void searchAround(), true),
    ),
    searchAround,
    /** A place that was not typed. */
    show(text: string): void {
      input.value = text;
      searched = text;
    },
    /** Typed but not searched yet. */
    isTyping: () => timer !== undefined,
  };
}
