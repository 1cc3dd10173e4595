import { CSS_DEPTH_LIMIT, CSS_PICTURE_MAX_LENGTH } from '#modules/locator/contract/limits.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
/** Functions that load a file, or historically ran a script. `url()` with a small embedded image is checked separately. */
const LOADING = /(?:url|src|image|image-set|cross-fade|element|paint|expression)\(/i;
const ADDRESS = /url\(([^()]*)\)/gi;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,][\w+/=;:,.%~-]*$/i;

/**
 * Removes comments but preserves lines. Rejects unclosed strings, comments and brackets, because the following text would be
 * read as part of them, and too deep nesting, because parsers would need a deep stack.
 */
export function prepareCss(given: string): { css: string } | { fault: FieldFault } {
  const open: { sign: string; line: number }[] = [];
  let css = '';
  let line = 1;
  const fault = (code: string, at = line) => ({ fault: { code, params: { line: at } } });
  for (let at = 0; at < given.length; at += 1) {
    const sign = given.charAt(at);
    if (sign === '\n') line += 1;
    if (sign === '/' && given.charAt(at + 1) === '*') {
      const end = given.indexOf('*/', at + 2);
      if (end < 0) return fault('cssUnclosed');
      const lines = given.slice(at, end).split('\n').length - 1;
      css += ` ${'\n'.repeat(lines)}`;
      line += lines;
      at = end + 1;
      continue;
    }
    if (sign === '"' || sign === "'") {
      const end = endOfText(given, at);
      if (end < 0) return fault('cssUnclosed');
      css += given.slice(at, end + 1);
      at = end;
      continue;
    }
    if (CLOSING.has(sign)) open.push({ sign, line });
    if (open.length > CSS_DEPTH_LIMIT) return fault('cssDepth');
    if (sign === ')' || sign === ']' || sign === '}') {
      const opened = open.pop();
      if (opened === undefined || CLOSING.get(opened.sign) !== sign) return fault('cssSyntax');
    }
    css += sign;
    // An escaped character opens and closes nothing.
    if (sign === '\\' && at + 1 < given.length && given.charAt(at + 1) !== '\n') {
      at += 1;
      css += given.charAt(at);
    }
  }
  const unclosed = open.at(-1);
  return unclosed ? fault('cssUnclosed', unclosed.line) : { css };
}

/** Position of the closing quote; -1 if the line ends before it. */
function endOfText(given: string, start: number): number {
  const quote = given.charAt(start);
  for (let at = start + 1; at < given.length; at += 1) {
    const sign = given.charAt(at);
    if (sign === quote) return at;
    if (sign === '\n' || sign === '\r' || sign === '\f') return -1;
    if (sign === '\\') {
      at += 1;
      if (/[\n\r\f]/.test(given.charAt(at))) return -1;
    }
  }
  return -1;
}

/**
 * Returns the error code for a selector, the parameters of a rule or a value. Escapes outside strings are refused if
 * they could hide a function name.
 */
export function checkPart(part: string, kind: 'selector' | 'params' | 'value'): string | null {
  let isLarge = false;
  const without = part.replace(ADDRESS, (whole, inside: string) => {
    const address = unquoted(inside.trim());
    isLarge ||= address.length > CSS_PICTURE_MAX_LENGTH;
    return PICTURE.test(address) ? '' : whole;
  });
  if (isLarge) return 'cssPicture';
  const bare = withoutTexts(kind === 'value' ? without : part);
  if (bare === null) return 'cssSyntax';
  if (kind !== 'selector' && LOADING.test(bare)) return 'cssOutside';
  if (kind === 'selector') return /[{};<@]|\\[\n\r\f]|\\$/.test(bare) ? 'cssSyntax' : null;
  if (/[{};@\\]|<[/!]/.test(bare) || (kind === 'value' && /[<>!]/.test(bare))) return 'cssSyntax';
  return null;
}

function unquoted(text: string): string {
  const quote = text.charAt(0);
  const isText = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote);
  return isText ? text.slice(1, -1) : text;
}

/** Replaces each string by empty quotes; null if one is not closed. */
function withoutTexts(part: string): string | null {
  let bare = '';
  for (let at = 0; at < part.length; at += 1) {
    const sign = part.charAt(at);
    if (sign !== '"' && sign !== "'") {
      bare += sign;
      if (sign === '\\') {
        at += 1;
        bare += part.charAt(at);
      }
      continue;
    }
    const end = endOfText(part, at);
    if (end < 0) return null;
    bare += '""';
    at = end;
  }
  return bare;
}
