import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Container, CssSyntaxError, list } from 'postcss';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { checkPart, prepareCss } from './check-css-part.ts';

/** Class of the element that contains a public site. */
const SITE_SCOPE = '.locator-site';

const FAULTS_LIMIT = 20;
const CACHED = 200;
const GROUPS: readonly string[] = ['media', 'supports', 'container', 'layer', 'starting-style'];
const KEYFRAMES: readonly string[] = ['keyframes', '-webkit-keyframes'];
/** Legacy properties that run scripts. */
const REFUSED_PROPERTIES: readonly string[] = ['behavior', '-ms-behavior', '-moz-binding'];
const ROOT = /^(?:html|body|:root|&|\.locator-site)(?![\w-])/i;
const KEYFRAME = /^(?:from|to|\d{1,3}(?:\.\d{1,6})?%)$/i;

interface Place {
  /** Whether this is inside a rule, so that selectors are relative to it. */
  inRule?: boolean;
  /** Inside a rule for the scope element: its siblings are outside the scope. */
  inScopeRule?: boolean;
  inKeyframes?: boolean;
}
export interface ScopedCss {
  /** Empty if there are errors. */
  css: string;
  faults: FieldFault[];
}

/**
 * Scopes a brand's CSS to the site's element and blocks external resources. The output is rebuilt from checked parts,
 * so browsers read exactly what was checked. Runs in linear time.
 */
export function scopeCss(given: string): ScopedCss {
  const prepared = prepareCss(given);
  if ('fault' in prepared) return { css: '', faults: [prepared.fault] };
  const faults: FieldFault[] = [];
  try {
    const root = postcss.parse(prepared.css);
    scopeNodes(root, {}, faults);
    if (faults.length > 0) return { css: '', faults: faults.slice(0, FAULTS_LIMIT) };
    // `</` is escaped, so that text cannot close the style element.
    return { css: root.toString(), faults };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { css: '', faults: [faultAt('cssSyntax', error.line ?? 1)] };
  }
}

/** Cached, because every page request needs it and parsing is the slowest step. Invalid CSS is omitted. */
export function scopedCss(given: string): string {
  const known = cache.get(given) ?? scopeCss(given).css;
  cache.set(given, known);
  return known;
}
const cache = new LRUCache<string, string>({ max: CACHED });

function scopeNodes(container: Container, place: Place, faults: FieldFault[]): void {
  for (const node of container.nodes ?? []) {
    const fault = scopeNode(node as ChildNode, place, faults);
    if (fault) faults.push(faultAt(fault, node.source?.start?.line ?? 1));
    // Original whitespace, comments and hacks are omitted.
    node.raws = {};
  }
  container.raws = {};
}

/** Returns the error code of the node itself. */
function scopeNode(node: ChildNode, place: Place, faults: FieldFault[]): string | null {
  switch (node.type) {
    case 'decl':
      return declarationFault(node.prop, node.value, place);
    case 'rule': {
      if (place.inKeyframes) {
        if (!list.comma(node.selector).every((each) => KEYFRAME.test(each))) return 'cssSyntax';
        scopeNodes(node, { inRule: true }, faults);
        return null;
      }
      const wrong = checkPart(node.selector, 'selector');
      if (wrong) return wrong;
      const selectors = list.comma(node.selector);
      if (selectors.some((each) => each === '')) return 'cssSyntax';
      // `~ footer` would be a sibling of the scope.
      if (!place.inRule && selectors.some((each) => /^[>+~]/.test(each))) return 'cssSyntax';
      if (selectors.some((each) => leavesScope(each, place))) return 'cssScope';
      if (!place.inRule) node.selector = selectors.map(scopeSelector).join(',');
      const inScopeRule = place.inScopeRule || (!place.inRule && selectors.some(isRootAlone));
      scopeNodes(node, { inRule: true, inScopeRule }, faults);
      return null;
    }
    case 'atrule': {
      const name = node.name.toLowerCase();
      const isKeyframes = KEYFRAMES.includes(name) && !place.inRule;
      if (!isKeyframes && !GROUPS.includes(name)) return 'cssRule';
      const wrong = checkPart(node.params, 'params');
      if (wrong) return wrong;
      if (node.nodes) scopeNodes(node, { ...place, inKeyframes: isKeyframes }, faults);
      else if (name !== 'layer') return 'cssSyntax';
      return null;
    }
    default:
      return null;
  }
}

function declarationFault(property: string, value: string, place: Place): string | null {
  if (!place.inRule || !/^-{0,2}[a-z_][\w-]*$/i.test(property)) return 'cssSyntax';
  if (REFUSED_PROPERTIES.includes(property.toLowerCase())) return 'cssOutside';
  return checkPart(value, 'value');
}

/** `body > main` becomes `.locator-site > main`, `.card` becomes `.locator-site .card`. */
function scopeSelector(selector: string): string {
  const rest = afterRoots(selector);
  return rest === null ? `${SITE_SCOPE} ${selector}` : `${SITE_SCOPE}${rest}`;
}

/** The rest after `html`, `html body` or `:root > body`; null for other selectors. */
function afterRoots(selector: string): string | null {
  let rest: string | null = null;
  let next = selector;
  for (;;) {
    const root = ROOT.exec(next);
    if (!root) return rest;
    rest = next.slice(root[0].length);
    next = rest.replace(/^\s*>?\s*/, '');
    if (next === rest) return rest;
  }
}

function isRootAlone(selector: string): boolean {
  const rest = afterRoots(selector);
  return rest !== null && !/[\s>+~]/.test(withoutBrackets(rest));
}

/** Whether the selector can match elements outside of the scope. */
function leavesScope(selector: string, place: Place): boolean {
  const bare = withoutBrackets(selector);
  if (!place.inRule) {
    const rest = afterRoots(selector);
    return rest !== null && /^[^\s>+~]*\s*[+~]/.test(withoutBrackets(rest));
  }
  // `:not(&)` would match everything else on the page; `& .name` and `.name &` stay within the rule.
  const isFree = selector.includes('&') && !bare.includes('&');
  return isFree || (place.inScopeRule === true && /[+~]/.test(bare));
}

/** The selector without strings, escapes and bracket contents. */
function withoutBrackets(selector: string): string {
  let bare = '';
  let depth = 0;
  let quote = '';
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0) bare += sign;
  }
  return bare;
}

function faultAt(code: string, line: number): FieldFault {
  return { code, params: { line } };
}
