import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The website's code without its tests. */
const SOURCES = ['app/**/*', 'components/**/*', 'lib/**/*', 'global.d.ts'];

export function siteProgram(): ts.Program {
  const path = join(process.cwd(), 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const own = { ...config, include: SOURCES, exclude: ['**/*.test.ts', '**/*.test.tsx'] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(own, ts.sys, dirname(path));
  return ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false });
}

/** Where a property was declared, through any Pick, Omit or rest. */
function declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Node[] {
  if (!symbol) return [];
  return checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? []);
}

/** `const { name, ...rest } = item`: the named properties; with a rest, all of them. */
function takenApart(checker: ts.TypeChecker, pattern: ts.ObjectBindingPattern): ts.Node[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(pattern));
  const names = pattern.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
    if (dotDotDotToken) return type.getProperties().map((property) => property.name);
    const key = propertyName ?? name;
    return ts.isIdentifier(key) ? [key.text] : [];
  });
  return names.flatMap((name) => declarationsOf(checker, checker.getPropertyOfType(type, name)));
}

/** The declarations of all properties that are read somewhere. Writing a value doesn't count. */
export function readProperties(program: ts.Program): Set<ts.Node> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      declarationsOf(checker, checker.getSymbolAtLocation(node.name)).forEach((at) => read.add(at));
    } else if (ts.isObjectBindingPattern(node)) {
      takenApart(checker, node).forEach((at) => read.add(at));
    }
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/'))
    .forEach(visit);
  return read;
}

const nameOf = (node: ts.Node): string[] => {
  const above = node.parent ? nameOf(node.parent) : [];
  const isNamed = ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node);
  return isNamed ? [...above, node.name.getText()] : above;
};

/** `MenuItem.icon`, `Footer.nav.title`: all properties of a folder's types, with their declarations. */
export function propertiesIn(program: ts.Program, folder: string): [string, ts.Node][] {
  const found: [string, ts.Node][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) found.push([nameOf(node).join('.'), node]);
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => dirname(fileName) === join(process.cwd(), folder))
    .forEach(visit);
  return found;
}
