import { element } from '../dom/element.ts';
import type { Say } from '../words/say.ts';

export interface Fault {
  key: string;
  words: string;
  /** As the visitor knows the field. */
  name: string;
  focus(): void;
}

/** All that is wrong, each a way to its field; read out as soon as it appears. */
export function faultSummary(say: Say) {
  const list = element('ul', {});
  const box = element(
    'div',
    { class: 'summary', role: 'alert', tabindex: -1, hidden: true },
    element('p', {}, say('leads:widget.summary')),
    list,
  );
  return {
    element: box,
    /** One alone is said at its field, where the visitor is led; several are listed first. */
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
              name ? say('leads:widget.faultOf', { name, fault: words }) : words,
            ),
          ),
        ),
      );
      if (faults.length > 1) box.focus();
      else faults[0]?.focus();
    },
    /** What somebody changes is no longer what was wrong. */
    drop(key: string): void {
      list.querySelector(`[data-of="${CSS.escape(key)}"]`)?.remove();
      if (list.childElementCount === 0) box.hidden = true;
    },
  };
}
