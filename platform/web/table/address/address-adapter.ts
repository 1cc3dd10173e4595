/** What a component needs of the router to keep its state in the address; the suite connects the real one. */
export type AddressAdapter = {
  /** The query string as it stands in the address bar, with or without its question mark. */
  search: string;
  /** `replace` while typing, so that the back button does not step through letters. */
  setSearch: (search: string, how: 'push' | 'replace') => void;
};
