import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript-js'

/** What a file takes from another one of the house. */
export type Import = {
  readonly from: string
  /** A name there; null for everything, where one cannot tell: `import *`, or to have it run. */
  readonly name: string | null
  readonly isType: boolean
  /** Handed on under this name; null where it is used here. */
  readonly as: string | null
}

export type Export = { readonly name: string; readonly isType: boolean; readonly line: number }

export type Module = {
  readonly file: string
  readonly text: string
  readonly lines: number
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
  /** What other workspaces know it by, as `@topcut/engine`. */
  readonly door: string | null
}

export const isTest = (file: string): boolean => /\.(test|suite)\.tsx?$/.test(file)

const folders =
  '{engine,protocol,exchange,server,web,cli,bench,golden,release,scripts,site,testing}'
const isLeftOut = (path: string): boolean => /(^|\/)(node_modules|fixture|\.cache)(\/|$)/.test(path)

const filesOf = (root: string): readonly string[] =>
  globSync([`${folders}/**/*.{ts,tsx,mjs,js}`, '*.config.ts'], {
    cwd: root,
    exclude: (path) => isLeftOut(path.replaceAll('\\', '/')),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isLeftOut(file) && !file.endsWith('.d.ts'))
    .toSorted()

type Doors = Readonly<Record<string, string>>

/** The files behind `@topcut/engine` and the like. */
const doorsOf = (root: string): Doors =>
  Object.fromEntries(
    globSync('*/package.json', { cwd: root }).flatMap((file) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return Object.entries<string>(exports ?? {}).map(([door, target]) => [
        posix.join(name, door),
        posix.join(posix.dirname(file.replaceAll('\\', '/')), target),
      ])
    }),
  )

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : namesIn(one.name)))

const isTypeNode = (node: ts.Node): boolean =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)

/** The names a statement declares. */
const declared = (node: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  return isNamed && node.name !== undefined ? [node.name.text] : []
}

/** What is taken from the answer of an `import()`: names, or null where nobody can tell. */
const takenFrom = (call: ts.Node): readonly string[] | null => {
  let node = call.parent
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return null
  return node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
}

type Wanted = Omit<Import, 'from'> & { readonly specifier: string }

const whole = { name: null, isType: false, as: null } as const

/** Imports that are no statements: `import()` as a call and as a type. */
const importsWithin = (source: ts.SourceFile): readonly Wanted[] => {
  const found: Wanted[] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments
      const names = takenFrom(node) ?? [null]
      if (first !== undefined && ts.isStringLiteralLike(first)) {
        found.push(...names.map((name) => ({ specifier: first.text, ...whole, name })))
      }
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument
      const name = node.qualifier?.getText().split('.')[0] ?? null
      if (ts.isStringLiteral(literal)) {
        found.push({ specifier: literal.text, name, isType: true, as: null })
      }
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

const importsIn = (node: ts.Statement): readonly Wanted[] => {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
  if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return []
  const specifier = node.moduleSpecifier.text
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, isTypeOnly } = node
    if (clause === undefined || !ts.isNamedExports(clause)) return [{ specifier, ...whole }]
    return clause.elements.map((one) => ({
      specifier,
      name: (one.propertyName ?? one.name).text,
      isType: isTypeOnly || one.isTypeOnly,
      as: one.name.text,
    }))
  }
  const clause = node.importClause
  if (clause === undefined) return [{ specifier, ...whole }]
  const areTypes = clause.phaseModifier === ts.SyntaxKind.TypeKeyword
  const bindings = clause.namedBindings
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) {
    return [{ specifier, ...whole, isType: areTypes }]
  }
  const named = (bindings?.elements ?? []).map((one) => ({
    specifier,
    name: (one.propertyName ?? one.name).text,
    isType: areTypes || one.isTypeOnly,
    as: null,
  }))
  const isDefault = clause.name !== undefined
  return isDefault ? [{ specifier, ...whole, name: 'default', isType: areTypes }, ...named] : named
}

const exportsIn = (node: ts.Statement): readonly Omit<Export, 'line'>[] => {
  if (ts.isExportAssignment(node)) return [{ name: 'default', isType: false }]
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, isTypeOnly } = node
    if (clause === undefined || !ts.isNamedExports(clause)) return []
    return clause.elements.map((one) => ({
      name: one.name.text,
      isType: isTypeOnly || one.isTypeOnly,
    }))
  }
  if (!isExported(node)) return []
  return declared(node).map((name) => ({ name, isType: isTypeNode(node) }))
}

const moduleOf = (file: string, text: string, doors: Doors): Module => {
  const isMixed = /\bimport\(/.test(text)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, isMixed)
  const wanted = [
    ...source.statements.flatMap(importsIn),
    // Walking every node of every file would take longer than reading them.
    ...(isMixed ? importsWithin(source) : []),
  ]
  const fileOf = (specifier: string): string | undefined =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : doors[specifier]
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  return {
    file,
    text,
    lines: text.split('\n').length - 1,
    imports: wanted.flatMap(({ specifier, ...one }) => {
      const from = fileOf(specifier)
      return from === undefined ? [] : [{ from, ...one }]
    }),
    exports: source.statements.flatMap((node) =>
      exportsIn(node).map((one) => ({ ...one, line: lineOf(node) })),
    ),
    door: Object.keys(doors).find((name) => doors[name] === file) ?? null,
  }
}

/** Every file of code below a folder that is laid out like the house. */
export const readHouse = (root: string): readonly Module[] => {
  const doors = doorsOf(root)
  return filesOf(root).map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8'), doors))
}
