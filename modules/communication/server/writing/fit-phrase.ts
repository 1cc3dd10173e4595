import type {
  LocationFacts,
  ReplyLanguage,
} from '#modules/communication/server/writing/reply-input.ts';

const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

export type PhraseValues = ReadonlyMap<string, string>;

export function phraseValues(facts: LocationFacts): Map<string, string> {
  const values = new Map([
    ['shop', facts.shop],
    ['brand', facts.brand],
  ]);
  const optional = {
    hours: facts.hours,
    phone: facts.phone,
    email: facts.email,
    form: facts.form,
    product: facts.productPage,
  };
  for (const [name, value] of Object.entries(optional)) if (value) values.set(name, value);
  return values;
}

/** Chooses the form of address, fills the placeholders and starts with a capital letter. */
export function fitPhrase(
  phrase: string,
  address: 'formal' | 'informal',
  values: PhraseValues,
): string {
  const addressed = phrase.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/gu, (_, formal, informal) =>
    address === 'formal' ? formal : informal,
  );
  return withCapital(fillPlaceholders(addressed, values));
}

/** A placeholder without a value stays, so that a missing value cannot go unnoticed. */
export function fillPlaceholders(text: string, values: PhraseValues) {
  return text.replaceAll(/\{([a-z]+)\}/gu, (whole, name) => values.get(name) ?? whole);
}

/** French puts a no-break space before its high punctuation marks and inside its quotes. */
export function withTypography(text: string, language: ReplyLanguage) {
  if (language !== 'fr') return text;
  return text
    .replaceAll(/ ([;!?])/gu, `${NARROW_SPACE}$1`)
    .replaceAll(/ ([:%»])/gu, `${NO_BREAK_SPACE}$1`)
    .replaceAll('« ', `«${NO_BREAK_SPACE}`);
}

function withCapital(text: string) {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
