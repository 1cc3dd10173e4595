import type { FoundShop, ShopsFound } from '../../contract/widget/shop-search.ts';
import { element, icon } from '../dom/element.ts';
import { TARGET } from '../dom/icons.ts';
import { whenIdle } from '../dom/when-idle.ts';
import { type Drawing, showFault } from '../fields/field-view.ts';
import { askPosition, countryOfBrowser, type Position } from './ask-position.ts';
import { shopList } from './shop-list.ts';
import { shopMap } from './shop-map.ts';

type Query = { words?: string } | Partial<Position> | { anywhere: 'true' };

export interface ShopChoice {
  element: HTMLElement;
  chosen(): FoundShop | null;
  position(): Position | undefined;
  /** Whoever found none near them is not kept from asking: somebody else will be found. */
  fault(): string | null;
  setFault(words: string | null): void;
  focus(): void;
  /** With stores around any of them, where nobody has looked for some: an editor is nowhere. */
  showMap(): void;
}

/** Where it is picked up: by a postal code or town, by the visitor's own position, from a list or on a map [FORM-08]. */
export function shopChoice(
  drawing: Drawing,
  given: { kept: FoundShop | null; onChange(): void },
): ShopChoice {
  const { form, say, text, calls } = drawing;
  const isNearest = form.goesTo === 'nearest';
  let shop = given.kept;
  let position: Position | undefined;
  let found: ShopsFound | null = null;
  let foundNone = false;
  let hasMap = false;
  let asked = 0;

  const fault = element('p', { class: 'fault', id: 'fault-shop', hidden: true });
  const told = element('p', { class: 'help', role: 'status' });
  const results = element('div', {});
  const toggle = element('button', {
    type: 'button',
    class: 'plain',
    hidden: true,
    onclick: () => {
      hasMap = !hasMap;
      draw();
    },
  });
  const words = element('input', {
    class: 'box',
    type: 'search',
    id: 'shop-words',
    autocomplete: 'postal-code',
    placeholder: say('leads:widget.searchShop'),
    'aria-label': say('leads:widget.searchShop'),
    'aria-describedby': 'fault-shop',
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter looks for shops; it does not send a form that is still being filled in.
      event.preventDefault();
      void look({ words: words.value.trim() });
    },
    onchange: () => void look({ words: words.value.trim() }),
  });
  const around = element(
    'button',
    {
      type: 'button',
      class: 'second',
      title: say('leads:widget.aroundMe'),
      onclick: () => void lookAround(),
    },
    icon(TARGET),
    element('span', { class: 'wide' }, say('leads:widget.aroundMe')),
  );

  async function lookAround(isAskedFor = true): Promise<void> {
    const here = await askPosition();
    if (here) {
      position = here;
      words.value = '';
      return look({ ...here });
    }
    if (isAskedFor) told.textContent = say('leads:widget.geolocationOff');
  }

  async function look(query: Query): Promise<void> {
    if ('words' in query && query.words === '') return;
    asked += 1;
    const mine = asked;
    results.setAttribute('aria-busy', 'true');
    const answer = await calls
      .shops({ ...query, country: countryOfBrowser(), locale: form.locale })
      .catch(() => null);
    if (mine !== asked) return;
    results.removeAttribute('aria-busy');
    found = answer && isNearest ? { ...answer, items: answer.items.slice(0, 1) } : answer;
    const isFirstLook = Object.keys(query).length === 0;
    const count = found?.items.length ?? 0;
    foundNone = count === 0 && !isFirstLook;
    if (!found?.items.some(({ id }) => id === shop?.id)) shop = isFirstLook ? shop : null;
    // The nearest is what most would choose; where nobody said where, there is no nearest.
    if (!shop && !isFirstLook) shop = found?.items[0] ?? null;
    told.textContent = isFirstLook
      ? ''
      : count === 0
        ? say('leads:widget.noShop')
        : [say('leads:widget.shopsFound', { count }), found?.from].filter(Boolean).join(', ');
    draw();
    changed();
  }

  function choose(next: FoundShop): void {
    shop = next;
    draw();
    changed();
  }

  function changed(): void {
    showFault(fault, [words], null);
    given.onChange();
  }

  function draw(): void {
    const root = results.getRootNode() as ShadowRoot | Document;
    const focused = root.activeElement?.getAttribute('value');
    const state = { chosen: shop?.id, onChoose: choose };
    const items = found?.items.length ? found.items : shop ? [shop] : [];
    const list = shopList(
      { items, distanceUnit: form.settings.distanceUnit, fromArea: found?.fromArea ?? false },
      drawing,
      state,
    );
    const map = found?.map;
    toggle.hidden = !map;
    toggle.setAttribute('aria-expanded', String(hasMap));
    toggle.textContent = say(hasMap ? 'leads:widget.hideMap' : 'leads:widget.showMap');
    results.replaceChildren(
      ...(map && hasMap ? [shopMap({ map, items }, drawing, state)] : []),
      list,
    );
    if (focused) list.querySelector<HTMLElement>(`[value="${CSS.escape(focused)}"]`)?.focus();
  }

  if (shop) draw();
  // Nobody has said yet where they are: what there is to see then can wait.
  whenIdle(() => {
    if (asked === 0) void (form.settings.autoGeolocation ? lookAround(false) : look({}));
  });
  return {
    element: element(
      'fieldset',
      { class: 'field wide', 'data-key': 'shop' },
      element('legend', {}, text('static.chooseShop')),
      element('div', { class: 'row' }, words, around),
      told,
      toggle,
      results,
      fault,
    ),
    chosen: () => shop,
    position: () => position,
    fault: () => (shop || foundNone ? null : say('leads:widget.shopMissing')),
    setFault: (said) => showFault(fault, [words], said),
    focus: () => words.focus(),
    showMap() {
      hasMap = true;
      // The first look may have found none: nobody had said where they are.
      if (found?.items.length) draw();
      else void look({ anywhere: 'true' });
    },
  };
}
