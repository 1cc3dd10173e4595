import type { FoundProduct } from '../../contract/widget/public-form-calls.ts';
import type { WidgetField } from '../answers/answers.ts';
import { BOX, CROSS, element, icon } from '../dom/element.ts';
import { intlTag } from '../texts/widget-translate.ts';
import { type Drawing, type FieldView, fieldPartId, labelledField } from './field-view.ts';

const PAUSE_MS = 250;

/** Product search by name: an input with suggestions, accessible as a combobox. */
export function productField(field: WidgetField, drawing: Drawing): FieldView {
  const { say, calls, form } = drawing;
  const chosen = new Map<string, FoundProduct>();
  const shown = element('ul', { class: 'chosen' });
  const options = element('ul', {
    class: 'options',
    role: 'listbox',
    id: fieldPartId(field.key, 'list'),
    hidden: true,
  });
  let found: FoundProduct[] = [];
  let active = -1;
  let requestCount = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const control = element('input', {
    class: 'box',
    type: 'search',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': fieldPartId(field.key, 'list'),
    placeholder:
      drawing.text(`field.${field.key}.placeholder`) || say('forms:widget.searchProduct'),
    oninput: () => {
      clearTimeout(waiting);
      // Results of an earlier query must not be selectable for the new one.
      close();
      waiting = setTimeout(look, PAUSE_MS);
    },
    onfocus: () => void look(),
    onblur: () => setTimeout(close, PAUSE_MS),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return close();
      if (event.key === 'Enter') {
        // Enter selects a suggestion instead of submitting the form.
        event.preventDefault();
        const product = options.hidden ? undefined : (found[active] ?? found[0]);
        if (product) choose(product);
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || found.length === 0) return;
      event.preventDefault();
      mark((active + step + found.length) % found.length);
    },
  });

  // Suggestions overlay the content below, so that the layout does not move.
  const combo = element('div', { class: 'combo' }, control, options);

  async function look(): Promise<void> {
    requestCount += 1;
    const mine = requestCount;
    const answer = await calls
      .products({ words: control.value.trim(), locale: form.locale })
      .catch(() => ({ items: [] }));
    if (mine !== requestCount || control.getRootNode() === control) return;
    found = answer.items.filter(({ sku }) => !chosen.has(sku));
    options.replaceChildren(
      ...found.map((product, index) =>
        element(
          'li',
          {
            role: 'option',
            id: fieldPartId(field.key, `option${index}`),
            'aria-selected': 'false',
            onmousedown: (event: Event) => {
              event.preventDefault();
              choose(product);
            },
          },
          element('span', {}, product.name),
          element('span', { class: 'quiet' }, money(product, form.locale)),
        ),
      ),
    );
    if (found.length === 0)
      options.append(element('li', { class: 'quiet' }, say('forms:widget.noProduct')));
    open(true);
    mark(-1);
  }

  function mark(index: number): void {
    active = index;
    [...options.children].forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === index));
    });
    if (index < 0) control.removeAttribute('aria-activedescendant');
    else control.setAttribute('aria-activedescendant', fieldPartId(field.key, `option${index}`));
  }

  function open(isOpen: boolean): void {
    options.hidden = !isOpen;
    control.setAttribute('aria-expanded', String(isOpen));
  }

  function close(): void {
    requestCount += 1;
    open(false);
  }

  function choose(product: FoundProduct): void {
    if (!field.multiple) chosen.clear();
    chosen.set(product.sku, product);
    control.value = '';
    close();
    drawChosen();
    updateAnswer();
  }

  function updateAnswer(): void {
    const skus = [...chosen.keys()];
    drawing.answer(field.key, field.multiple ? skus : (skus[0] ?? null));
  }

  function drawChosen(): void {
    shown.replaceChildren(
      ...[...chosen.values()].map((product) =>
        element(
          'li',
          {},
          icon(BOX),
          element('span', { class: 'grow' }, product.name),
          element('span', { class: 'quiet' }, money(product, form.locale)),
          element(
            'button',
            {
              type: 'button',
              class: 'plain',
              'aria-label': say('forms:widget.remove', { name: product.name }),
              onclick: () => {
                chosen.delete(product.sku);
                drawChosen();
                updateAnswer();
                control.focus();
              },
            },
            icon(CROSS),
          ),
        ),
      ),
    );
    combo.hidden = chosen.size > 0 && !field.multiple;
  }

  // A preset product is known only by its SKU, so its name is loaded.
  for (const sku of [drawing.answerOf(field.key) ?? []].flat())
    void calls.products({ sku: String(sku), locale: form.locale }).then(
      ({ items: [product] }) => (product ? choose(product) : updateAnswer()),
      () => undefined,
    );
  return {
    ...labelledField(field, drawing, control, [shown, combo]),
    focus: () => (combo.hidden ? shown.querySelector('button') : control)?.focus(),
  };
}

/** Prices are in hundredths, in every currency. */
function money(
  { price, currency }: { price: number | null; currency: string | null },
  locale: string,
): string {
  if (price === null || currency === null) return '';
  return new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency }).format(
    price / 100,
  );
}
