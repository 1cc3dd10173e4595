import type { FormField } from './form-field.ts';

type Kinds = FormField['fileKinds'];

/** How the files are called that a field takes: for a browser's own choice of files. Without zod, for the widget. */
export function fileExtensions(kinds: Kinds): string[] {
  return kinds.flatMap((kind) => (kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`]));
}

/** As people call them. */
export function fileKindsLabel(kinds: Kinds): string {
  return kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())).join(', ');
}
