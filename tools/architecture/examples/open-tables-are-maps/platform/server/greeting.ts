const GREETINGS: Readonly<Record<string, string>> = { en: 'Hello', no: 'Hei' };

/** Every object knows what `constructor` is. */
export const greeting = (language: string): string | undefined => GREETINGS[language];
