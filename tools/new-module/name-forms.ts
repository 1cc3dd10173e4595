/** Spellings of a name: `gift-card`, `giftCard`, `GiftCard`, `gift_card`, `GIFT_CARD`, `gift card`, `Gift card`. */
export interface NameForms {
  kebab: string;
  camel: string;
  pascal: string;
  snake: string;
  screaming: string;
  words: string;
  sentence: string;
}

export function nameForms(kebab: string): NameForms {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  const words = parts.join(' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    screaming: parts.join('_').toUpperCase(),
    words,
    sentence: capital(words),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
