/** One name, as each place writes it: `gift-cards`, `giftCards`, `Gift cards`. */
export interface ModuleName {
  folder: string;
  code: string;
  words: string;
}

export function moduleName(given: string): ModuleName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given))
    throw new Error(
      `"${given}" is not a name for a folder: write it in kebab-case, like gift-cards`,
    );
  const words = given.replaceAll('-', ' ');
  return {
    folder: given,
    code: given.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
