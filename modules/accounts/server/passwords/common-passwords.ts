/**
 * Few common passwords have twelve or more characters: long runs, keyboard walks, repeated short words. Checking these
 * patterns replaces a long list of mostly shorter passwords.
 */
const COMMON_WORDS = [
  'password',
  'passwort',
  'motdepasse',
  'contrasena',
  'contraseña',
  'passord',
  'qwerty',
  'qwertz',
  'azerty',
  'iloveyou',
  'welcome',
  'bienvenue',
  'willkommen',
  'bienvenido',
  'benvenuto',
  'velkommen',
  'admin',
  'administrator',
  'letmein',
  'superman',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'monkey',
  'dragon',
  'master',
  'michael',
  'changeme',
  'changeit',
  'comptoir',
  'soleil',
  'doudou',
  'hallo',
  'schatz',
  'secret',
  'login',
  'google',
  'facebook',
  'starwars',
];

const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'zaq12wsxcde34rfv',
  '!@#$%^&*()',
];

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }),
);

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return (
    isRepetition(plain) ||
    isKeyboardWalk(plain) ||
    isWordWithTail(plain) ||
    isWordWithTail(asLetters(plain))
  );
}

/** Repetitions: aaaaaaaaaaaa, abcabcabcabc, 123123123123. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= Math.min(6, text.length / 2); length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** Keyboard rows in either direction: qwertyuiop12. */
function isKeyboardWalk(text: string): boolean {
  const rows = KEYBOARD_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let rest = text;
  while (rest.length > 0) {
    const length = longestRun(rest, rows);
    if (length < Math.min(3, rest.length)) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRun(text: string, rows: readonly string[]): number {
  let length = 0;
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}

/** One or two common words followed only by digits or signs: password2026!, welcomewelcome1 */
function isWordWithTail(text: string): boolean {
  const words = COMMON_WORDS.join('|');
  return new RegExp(`^(?:${words})(?:[\\W_]*(?:${words}))?[\\d\\W_]*$`, 'u').test(text);
}

function asLetters(text: string): string {
  const letters = text.slice(0, text.search(/[^\d\W_][\d\W_]*$/u) + 1);
  return [...letters].map((character) => LOOK_ALIKES.get(character) ?? character).join('');
}
