import type { FormField } from './form-field.ts';

type Kinds = FormField['fileKinds'];

/** File extensions that a field accepts, for the browser's file dialog. Without zod, for the widget. */
export function fileExtensions(kinds: Kinds): string[] {
  return kinds.flatMap((kind) => (kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`]));
}

/** File types for display. */
export function fileKindsLabel(kinds: Kinds): string {
  return kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())).join(', ');
}
