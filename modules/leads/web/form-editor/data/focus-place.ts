const CONTROLS = 'input, textarea, select, button';
const PATIENCE_MS = 3_000;

/** Puts the focus where a place of the draft is edited, as soon as its section has arrived and unfolded it. */
export function focusPlace(path: string, since = performance.now()): void {
  const place = nearestPlace(path);
  const control = place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  if (control) {
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
  if (performance.now() - since < PATIENCE_MS) requestAnimationFrame(() => focusPlace(path, since));
}

/** `fields.3.options.0.key` may be part of the control for all options. */
function nearestPlace(path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 1; length -= 1) {
    const place = parts.slice(0, length).join('.');
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}
