import type { FoundShop, ShopsFound } from '../../contract/widget/public-form-calls.ts';
import { element } from '../dom/element.ts';
import { whenIdle } from '../dom/when-idle.ts';
import { whenReleased } from '../dom/when-released.ts';
import { type Drawing, fieldPartId, showFault } from '../fields/field-view.ts';
import { CallFailure } from '../server/server-calls.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';
import { browserCountry, type PlaceQuery, type Position, placeSearch } from './place-search.ts';
import { shopList } from './shop-list.ts';
import { shopMap } from './shop-map.ts';

export interface ShopChoice {
  element: HTMLElement;
  chosen(): FoundShop | null;
  position(): Position | undefined;
  /** A visitor without a store nearby may send the form; after a failed search they may not. */
  fault(): string | null;
  setFault(message: string | null): void;
  focus(): void;
  search(query: PlaceQuery): void;
  /** The last search of a preview and what it found, for the same choice drawn again. */
  state(): ShopsState | null;
  /** Shows all found stores with their map. */
  showMap(): void;
}

export interface ShopsState {
  query: PlaceQuery;
  found: ShopsFound | null;
}

/** An editor has no place, so a preview begins around any store. */
export const ANYWHERE: ShopsState = { query: { anywhere: 'true' }, found: null };

/** About the height of one store; the list reserves space for its stores in advance, so that the layout does not move. */
const ROW_PX = 76;
const ROWS_LIMIT = 3;
const STATUS_PX = 30;
const FOLD_PX = 44;

/** Choice of the store: by postal code or town, by the visitor's position, from a list or on a map [FORM-08]. */
export function shopChoice(
  drawing: Drawing,
  given: {
    kept: FoundShop | null;
    near: PlaceQuery | undefined;
    /** Where the page guesses the visitor: the stores there are listed and none is chosen. */
    guess: PlaceQuery | undefined;
    /** Id of the page's own search field for places, which replaces the form's. */
    placeField: string | null;
    /** Only in a preview: what it searches, and what it showed before it was drawn again. */
    before: ShopsState | undefined;
    onChange(): void;
  },
): ShopChoice {
  const { form, say, text, calls, isPreview } = drawing;
  const hint = given.placeField || isPreview ? '' : say('forms:widget.searchHint');
  const isNearest = form.goesTo === 'nearest';
  const mayShowMap = form.settings.resultDisplay.includes('map');
  let shop = given.kept;
  /** Whether the visitor chose the store; otherwise each search selects the nearest one. */
  let isVisitorsChoice = shop !== null;
  let found = given.before?.found ?? null;
  let hasNoResults = false;
  let isSearching = false;
  /** The message about it stays until a search, also if the stores before any search arrive after it. */
  let isRefused = false;
  let hasMap = false;
  let searches = 0;
  const near = given.near ?? given.before?.query;
  /** The visitor's own search. */
  let own: PlaceQuery | undefined;
  let lastQuery: PlaceQuery = near ?? given.guess ?? {};
  /** A preview of other parts shows the chosen store only. */
  let isBrief = isPreview;

  const fault = element('p', { class: 'fault', id: fieldPartId('shop', 'fault'), hidden: true });
  const status = element('p', { class: 'help', role: 'status' }, hint);
  const retryButton = element(
    'button',
    { type: 'button', class: 'second', hidden: true, onclick: () => void search(lastQuery) },
    say('forms:widget.retry'),
  );
  const list = element('div', {});
  const map = element('div', {});
  const results = element('div', { class: 'results' }, fault, status, retryButton, list);
  const rows = isNearest ? 1 : Math.min(form.settings.geosearchResultLimit, ROWS_LIMIT);
  const reserveSpace = (listed = 1) => {
    // A preview may move, so its list is as high as its stores.
    if (isPreview) return;
    if (given.placeField) results.style.minHeight = `${listed * ROW_PX + STATUS_PX + FOLD_PX}px`;
    else results.style.height = `${rows * ROW_PX + STATUS_PX}px`;
  };
  // With a search field elsewhere on the page, no space is reserved, because nothing nearby would move.
  if (near || !given.placeField) reserveSpace();
  else if (given.guess) reserveSpace(rows);
  const toggle = element('button', {
    type: 'button',
    class: 'plain',
    onclick: () => {
      hasMap = !hasMap;
      draw();
    },
  });
  const place = placeSearch(drawing, {
    isTypedBefore: (near && 'words' in near && near.words) || found?.from || '',
    search: (query, options) => {
      own = query;
      void search(query, options);
    },
    onPositionRefused() {
      isRefused = true;
      status.textContent = say('forms:widget.geolocationOff');
    },
  });

  async function search(query: PlaceQuery, { isTyping = false } = {}): Promise<void> {
    searches += 1;
    const searchNumber = searches;
    lastQuery = query;
    const isInitial = query === given.guess || Object.keys(query).length === 0;
    isSearching = !isInitial;
    // A preview that is drawn again keeps its stores until the answer.
    const isAgain = searches === 1 && found;
    if (isSearching && !isAgain) {
      isRefused = false;
      reserveSpace();
      retryButton.hidden = true;
      status.textContent = say('forms:widget.searching');
      fieldset.hidden = false;
    }
    if (!isAgain) results.setAttribute('aria-busy', 'true');
    const answer = await calls
      .shops({ ...query, country: browserCountry(), locale: form.locale })
      .catch((failure: unknown) => (failure instanceof CallFailure ? failure.code : 'FAILED'));
    await whenReleased();
    // Ignores the response of an outdated search.
    if (searchNumber !== searches) return;
    results.removeAttribute('aria-busy');
    isSearching = false;
    const hasFailed = typeof answer === 'string';
    found = hasFailed ? null : isNearest ? { ...answer, items: answer.items.slice(0, 1) } : answer;
    const count = found?.items.length ?? 0;
    hasNoResults = !hasFailed && count === 0 && !isInitial;
    // A failed search does not take away what the visitor chose.
    const stays = isVisitorsChoice && (hasFailed || found?.items.some(({ id }) => id === shop?.id));
    if (!stays && !isInitial) {
      isVisitorsChoice = false;
      // Preselects the nearest store, but not for an unrecognized place while typing.
      shop = (isTyping && found?.from === null ? null : found?.items[0]) ?? null;
    }
    retryButton.hidden = !hasFailed;
    status.textContent = hasFailed
      ? failureText(answer, say)
      : isInitial
        ? isRefused
          ? status.textContent
          : count === 0
            ? hint
            : ''
        : count === 0
          ? say('forms:widget.noShop')
          : isPreview
            ? ''
            : [say('forms:widget.shopsFound', { count }), found?.from].filter(Boolean).join(', ');
    if ('anywhere' in query) place.show(found?.from ?? '');
    draw();
    notifyChange();
  }

  function choose(next: FoundShop): void {
    shop = next;
    isVisitorsChoice = true;
    draw();
    notifyChange();
  }

  function notifyChange(): void {
    setFault(null);
    given.onChange();
  }

  function setFault(message: string | null): void {
    showFault(fault, [place.input], message);
    status.hidden = message !== null;
    hideWhileEmpty(message !== null);
  }

  /** With the page's own search field, the choice stays hidden until there are results. */
  function hideWhileEmpty(isWrong = false): void {
    const isWaiting = isSearching || (lastQuery === given.guess && !found);
    const hasNothing = !shop && !found?.items.length && !isWaiting && retryButton.hidden;
    fieldset.hidden = given.placeField !== null && hasNothing && !hasNoResults && !isWrong;
  }

  function draw(): void {
    const root = list.getRootNode() as ShadowRoot | Document;
    const focused = root.activeElement?.getAttribute('value');
    const state = { chosen: shop?.id, onChoose: choose };
    const items = [...(found?.items ?? [])];
    if (shop && !items.some(({ id }) => id === shop?.id)) items.unshift(shop);
    const unit = form.settings.distanceUnit;
    const isGuess = lastQuery === given.guess;
    const listOf = (shops: FoundShop[]) =>
      shopList(
        { items: shops, distanceUnit: unit, fromArea: isGuess || (found?.fromArea ?? false) },
        drawing,
        state,
      );
    // A page with its own search lists the stores itself, so the form shows the chosen one and folds the others.
    const others =
      (given.placeField || isBrief) && shop && !isGuess
        ? items.filter(({ id }) => id !== shop?.id)
        : [];
    list.replaceChildren(
      listOf(items.filter((one) => !others.includes(one))),
      ...(others.length > 0
        ? [
            element(
              'details',
              {},
              element('summary', { class: 'plain' }, say('forms:widget.otherShop')),
              listOf(others),
            ),
          ]
        : []),
    );
    results.classList.toggle('bare', items.length === 0);
    toggle.hidden = isBrief;
    toggle.classList.toggle('off', !found?.map && !hasMap);
    toggle.setAttribute('aria-expanded', String(hasMap));
    toggle.textContent = say(hasMap ? 'forms:widget.hideMap' : 'forms:widget.showMap');
    // An open map stays open without results, so that the layout does not move.
    const shown = found?.map
      ? shopMap({ map: found.map, items }, drawing, state)
      : element('div', { class: 'map' });
    map.replaceChildren(...(hasMap ? [shown] : []));
    if (focused) list.querySelector<HTMLElement>(`[value="${CSS.escape(focused)}"]`)?.focus();
  }

  const fieldset = element(
    'fieldset',
    { class: 'field wide', 'data-key': 'shop' },
    element('legend', {}, text('static.chooseShop')),
    given.placeField ? null : place.element,
    map,
    results,
    mayShowMap ? toggle : null,
  );
  draw();
  hideWhileEmpty();
  // Results before any search have low priority.
  whenIdle(() => {
    if (searches > 0) return;
    if (near) return void search(near);
    if (given.guess || !form.settings.autoGeolocation) void search(given.guess ?? {});
    if (form.settings.autoGeolocation) void place.searchAround(false);
  });
  return {
    element: fieldset,
    chosen: () => shop,
    // A page may know coordinates that are not the visitor's.
    position: () =>
      'latitude' in lastQuery && lastQuery === own ? (lastQuery as Position) : undefined,
    fault() {
      if (isSearching || place.isTyping()) return say('forms:widget.searching');
      return shop || hasNoResults ? null : say('forms:widget.shopMissing');
    },
    setFault,
    focus() {
      const listed = given.placeField && list.querySelector('input');
      if (listed) return listed.focus();
      const elsewhere = document.getElementById(given.placeField ?? '');
      // The page may have collapsed its search.
      elsewhere?.closest('details')?.setAttribute('open', '');
      (elsewhere ?? place.input).focus();
    },
    search: (query) => void search(query),
    state: () => (isPreview ? { query: lastQuery, found } : null),
    showMap() {
      isBrief = false;
      hasMap = true;
      draw();
    },
  };
}

function failureText(code: string, say: WidgetTranslate): string {
  if (code === 'NETWORK') return say('forms:widget.searchOffline');
  if (code === 'TIMEOUT') return say('forms:widget.searchLate');
  return code === 'TOO_MANY_REQUESTS' || code === 'HTTP_429'
    ? say('forms:widget.searchBusy')
    : say('forms:widget.searchFailed');
}
