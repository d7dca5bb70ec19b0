import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');

/** The brand, the letters on a few signs, and the last-resort error page, which is in all languages at once. */
const ALLOWED = [
  /^One World,?$/,
  /^One Future$/,
  /^One World, One Future$/,
  /^(?:JavaScript|YouTube|Vimeo)$/,
];

const READ_OUT = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
];

/** Both operands may be shown; those of a comparison never are. */
const CHOICES = ['&&', '||', '??'];

const isText = (text: string) =>
  /\p{L}{2}/u.test(text) && !ALLOWED.some((pattern) => pattern.test(text.trim()));

/** Literal texts of a component: between tags, in braces, or in an attribute that is shown or read aloud. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (isText(text)) found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visitValue = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      note(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join(' '),
      );
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(visitValue);
    else if (ts.isBinaryExpression(node) && CHOICES.includes(node.operatorToken.getText()))
      [node.left, node.right].forEach(visitValue);
    else if (ts.isParenthesizedExpression(node)) visitValue(node.expression);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      visitValue(node.expression);
    if (ts.isJsxAttribute(node) && READ_OUT.includes(node.name.getText()) && node.initializer) {
      visitValue(
        ts.isJsxExpression(node.initializer)
          ? (node.initializer.expression ?? node.initializer)
          : node.initializer,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const components = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${folder}/${name}`),
);

describe('The components', () => {
  it('say nothing by themselves: every text is in messages', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(components.flatMap(textsIn)).toEqual([]);
  });
});
