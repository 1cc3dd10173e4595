import { createContext, use, useEffect, useState } from 'react';
import type { SuiteModule } from '#platform/contract/navigation.ts';

/** What modules and menu items are called, for a screen that gives them to somebody; only the suite knows all of them. */
export interface SuiteWords {
  moduleName: (module: SuiteModule) => string;
  /** The name of a menu item as its line in the menu has it; the key itself where there is no line. */
  itemName: (key: string) => string;
  /** Whose texts are here, for words that are found by the name of what they are about. */
  owners: readonly string[];
}

/** The words lie with the texts of all modules, which a screen fetches only when it needs them. */
export interface SuiteWordsSource extends SuiteWords {
  areHere: () => boolean;
  fetch: () => Promise<void>;
}

export const SuiteWordsContext = createContext<SuiteWordsSource | null>(null);

/** Undefined until the words are here. */
export function useSuiteWords(): SuiteWords | undefined {
  const source = use(SuiteWordsContext);
  if (!source) throw new Error('a screen asks for the words of the suite outside of its shell');
  const [areHere, setHere] = useState(source.areHere);
  useEffect(() => {
    if (!areHere)
      void source.fetch().then(
        () => setHere(true),
        () => {},
      );
  }, [areHere, source]);
  return areHere ? source : undefined;
}
