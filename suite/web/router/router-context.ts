import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** What every route can use. */
export interface RouterContext {
  queries: QueryClient;
  texts: i18n;
}
