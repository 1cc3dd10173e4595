import { element, icon } from '../dom/element.ts';
import { SEARCH, TARGET } from '../dom/icons.ts';
import { type Drawing, fieldPartId } from '../fields/field-view.ts';
import { type Position, requestPosition } from './request-position.ts';

export type PlaceQuery = { words?: string } | Partial<Position> | { anywhere: 'true' };

const PAUSE_MS = 350;
/** Fewer letters name no place. */
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
  let position: Position | undefined;

  function search(isTyping = false): void {
    clearTimeout(timer);
    timer = undefined;
    const words = input.value.trim();
    if (words === '') return;
    searched = words;
    given.search({ words }, { isTyping });
  }

  async function searchAround(isRequested = true): Promise<void> {
    const here = await requestPosition();
    if (!here) return isRequested ? given.onPositionRefused() : undefined;
    position = here;
    input.value = '';
    searched = '';
    given.search({ ...here });
  }

  const input = element('input', {
    class: 'box',
    type: 'search',
    id: 'shop-words',
    value: given.isTypedBefore,
    autocomplete: 'postal-code',
    enterkeyhint: 'search',
    placeholder: say('leads:widget.searchShop'),
    'aria-label': say('leads:widget.searchShop'),
    'aria-describedby': fieldPartId('shop', 'fault'),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter searches; it does not send a form that is still being filled in.
      event.preventDefault();
      search();
    },
    oninput: () => {
      clearTimeout(timer);
      const words = input.value.trim();
      const isNew = words !== searched && words.length >= LEAST_LETTERS;
      timer = isNew ? setTimeout(search, PAUSE_MS, true) : undefined;
    },
    onchange: () => {
      if (input.value.trim() !== searched) search();
    },
  });
  const button = (words: string, drawing: string, onclick: () => void, isWide = false) =>
    element(
      'button',
      { type: 'button', class: 'second', title: words, onclick },
      icon(drawing),
      element('span', { class: isWide ? 'wide' : 'unseen' }, words),
    );
  return {
    input,
    element: element(
      'div',
      { class: 'row' },
      input,
      button(say('leads:widget.search'), SEARCH, () => search()),
      button(say('leads:widget.aroundMe'), TARGET, () => void searchAround(), true),
    ),
    searchAround,
    position: () => position,
    /** Typed and not searched yet. */
    isTyping: () => timer !== undefined,
  };
}
