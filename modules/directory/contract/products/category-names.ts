import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** The names of a client's product categories: in the reader's language, else in the brand's, else the category itself. */
export const categoryNames = definePort<
  { clientId: string; reader: Locale },
  ReadonlyMap<string, string>
>('directory.category-names');
