import { element } from '../dom/element.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';

export interface Fault {
  key: string;
  words: string;
  /** The label that the visitor sees. */
  name: string;
  focus(): void;
}

/** Summary of all errors, each linked to its field; announced when it appears. */
export function faultSummary(say: WidgetTranslate) {
  const list = element('ul', {});
  const box = element(
    'div',
    { class: 'summary', role: 'alert', tabindex: -1, hidden: true },
    element('p', {}, say('forms:widget.summary')),
    list,
  );
  return {
    element: box,
    /** A single error is shown and focused at its field; several are listed in the summary. */
    show(faults: readonly Fault[]): void {
      box.hidden = faults.length < 2;
      list.replaceChildren(
        ...faults.map(({ key, name, words, focus }) =>
          element(
            'li',
            { 'data-of': key },
            element(
              'button',
              { type: 'button', onclick: focus },
              name ? say('forms:widget.faultOf', { name, fault: words }) : words,
            ),
          ),
        ),
      );
      if (faults.length > 1) box.focus();
      else faults[0]?.focus();
    },
    /** Removes the error of a field once its input changes. */
    drop(key: string): void {
      list.querySelector(`[data-of="${CSS.escape(key)}"]`)?.remove();
      if (list.childElementCount === 0) box.hidden = true;
    },
  };
}
