/**
 * A text without the given character at its end. `/-+$/` does the same in quadratic time where there are many of them in the
 * middle of a text: each is tried as the beginning of the end.
 */
export function trimEndCharacter(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** A text without the given character at its beginning and its end. */
export function trimCharacter(text: string, character: string): string {
  let start = 0;
  while (start < text.length && text[start] === character) start += 1;
  return trimEndCharacter(text.slice(start), character);
}
