import type { KeyboardEvent, MouseEvent } from 'react';

/** With Ctrl, Cmd or the middle button a row opens beside the list, as every link does. */
export function openRow(
  event: MouseEvent | KeyboardEvent,
  href: string,
  navigate: ((href: string) => void) | undefined,
): void {
  if (event.ctrlKey || event.metaKey || ('button' in event && event.button === 1)) {
    window.open(href, '_blank', 'noopener');
    return;
  }
  navigate ? navigate(href) : window.location.assign(href);
}

/** A click on a button, checkbox or link does not open the row, and neither does selecting text. */
export function meansTheRow(event: MouseEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('button, input, label, a, [role="menu"], [data-selects]')) return false;
  return event.currentTarget.contains(target) && window.getSelection()?.isCollapsed !== false;
}
