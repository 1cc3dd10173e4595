import ts from 'typescript';

interface FoundExpression {
  line: number;
  /** The source text: `/a+/g`, or the whole `new RegExp(…)` where its pattern is only known at run time. */
  written: string;
  /** Undefined where the file alone does not determine it. */
  pattern: { source: string; flags: string } | undefined;
}

/** The regular expressions of a file: literals, and those made by `RegExp` of constants of the same file. */
export function findExpressions(path: string, text: string): FoundExpression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const found: FoundExpression[] = [];
  const add = (node: ts.Node, pattern: FoundExpression['pattern']) =>
    found.push({
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      written: node.getText(),
      pattern,
    });
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, partsOf(node.text));
    else if (isRegExpMade(node)) add(node, patternOf(node.arguments ?? [], constants));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function isRegExpMade(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }
  return constants;
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

function patternOf(
  [pattern, flags]: readonly ts.Expression[],
  constants: Constants,
): FoundExpression['pattern'] {
  const known = flags === undefined ? '' : textOf(flags, constants);
  const source = pattern && textOf(pattern, constants);
  return source === undefined || known === undefined ? undefined : { source, flags: known };
}

/** The text of a constant expression; of a regular expression, its pattern. */
function textOf(node: ts.Expression, constants: Constants): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text).source;
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && textOf(value, constants);
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const part = textOf(expression, constants);
    if (part === undefined) return undefined;
    text += part + literal.text;
  }
  return text;
}
