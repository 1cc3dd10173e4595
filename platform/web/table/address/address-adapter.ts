/** What a component needs from the router to store its state in the URL; the suite provides the real one. */
export type AddressAdapter = {
  /** The query string of the address bar, with or without its question mark. */
  search: string;
  /** `replace` while typing, so that the back button does not step through letters. */
  setSearch: (search: string, how: 'push' | 'replace') => void;
};
