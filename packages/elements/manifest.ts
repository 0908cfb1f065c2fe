// Usage: node packages/elements/manifest.ts [--check]. Reads the declarations of the tags (custom elements). Writes
// custom-elements.json, the names of the open tags and the names of the attributes of member tags. With --check nothing
// is written, and an outdated file is an error.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { DEFAULT_SCOPE, eventName, frameProps, toKebab } from './src/tag.ts'
import { tags } from './src/tags.ts'
import { shapeOf } from './type-shape.ts'

const folder = import.meta.dirname
const fileOf = (tag: string) => join(folder, 'src', 'tags', `${tag}.ts`)

/** Returns the compiler options of the package, from its tsconfig.json. */
function compilerOptions(): ts.CompilerOptions {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config.config, ts.sys, folder).options
}

const program = ts.createProgram(Object.keys(tags).map(fileOf), compilerOptions())
const checker = program.getTypeChecker()

const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString([...(parts ?? [])]).replaceAll(/\s+/g, ' ')
const docsOf = (symbol: ts.Symbol) => textOf(symbol.getDocumentationComment(checker))
const described = (symbol: ts.Symbol) => (docsOf(symbol) ? { description: docsOf(symbol) } : {})

/**
 * Returns the type of a prop as text: the values of a union of string literals, otherwise the name of the
 * type.
 */
function typeText(type: ts.Type): string {
  const own = checker.getNonNullableType(type)
  const parts = own.isUnion() ? own.types : [own]
  if (parts.every((part) => part.isStringLiteral())) return parts.map(({ value }) => `'${value}'`).join(' | ')
  const text = checker.typeToString(own, undefined, ts.TypeFormatFlags.NoTruncation)
  // Long object types are shortened to `object`; their fields are in the types of the package.
  return text.length > 60 ? 'object' : text
}

/**
 * Returns the code example of an SDK method. Without `request`, the example comes from the method's documentation: the
 * line of code and the line with its answer. `request`, in JSON, replaces the request of the documentation. It is for
 * tags that use the method in another way than the documentation shows.
 */
function exampleOf(call: string, request?: string): string[] {
  const [feature = ''] = call.split('.')
  const source = readFileSync(join(folder, '..', 'sdk', 'src', 'features', `${feature}.gen.ts`), 'utf8')
  const lines = source.split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
  const at = lines.findIndex((line) => line.includes(`await sdk.${call}(`))
  if (at === -1) throw new Error(`The SDK has no method ${call}.`)
  if (request !== undefined) return [`const data = await sdk.${call}(${codeOf(request)})`]
  return [lines[at]!, ...(lines[at + 1]?.startsWith('//') ? [lines[at + 1]!] : [])]
}

/** Converts a JSON object whose values are strings, numbers or booleans to TypeScript code. */
function codeOf(json: string): string {
  const fields = Object.entries(JSON.parse(json) as Record<string, unknown>).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
  )
  return `{ ${fields.join(', ')} }`
}

/**
 * Returns the examples of the methods in the tag `@sdk` of a docstring. A method in the tag is followed by a request in
 * JSON if the request differs from that of the method's example. In each example, the variable of the answer is named
 * after the method, because one block of code contains all examples.
 */
function examplesOf(words: readonly string[]): string[] {
  const calls = words.filter((word) => !word.startsWith('{'))
  const methods = calls.map((call) => call.split('.')[1])
  return calls.flatMap((call) => {
    const [feature = '', method = ''] = call.split('.')
    const isUnique = methods.filter((one) => one === method).length === 1
    const name = isUnique ? method : `${feature}${method[0]?.toUpperCase()}${method.slice(1)}`
    const next = words[words.indexOf(call) + 1]
    return exampleOf(call, next?.startsWith('{') ? next : undefined).map((line) =>
      line.replace('const data =', `const ${name} =`).replace('// data', `// ${name}`),
    )
  })
}

/**
 * Returns the object literal that the declaration of a tag passes to `defineTag`. The literal is read from the
 * source text, because this script does not run the modules of the tags.
 */
function literalOf(declaration: ts.VariableDeclaration): ts.ObjectLiteralExpression {
  const call = declaration.initializer
  if (call && ts.isCallExpression(call)) {
    const [first] = call.arguments
    if (first && ts.isObjectLiteralExpression(first)) return first
  }
  throw new Error(`${declaration.getSourceFile().fileName} must call defineTag with an object literal.`)
}

/**
 * CSS parts that every tag has. A page can style the parts of a tag, except those of a tag that is shown as a
 * frame.
 */
const commonParts = [
  { name: 'root', description: 'The outermost element.' },
  { name: 'message', description: 'The message that is shown instead of data: a failure, or an empty list.' },
  { name: 'button', description: 'A button with a label.' },
]

function readTag(name: string) {
  const source = program.getSourceFile(fileOf(name))!
  const [symbol] = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)
  const literal = literalOf(symbol!.valueDeclaration as ts.VariableDeclaration)
  const given = (key: string) =>
    literal.properties.find((one): one is ts.PropertyAssignment => one.name?.getText() === key)?.initializer
  const widget = given('widget')!.getText()
  const [, from = ''] = new RegExp(`import { ${widget} } from '(.+)'`).exec(source.text) ?? []
  const [type] = checker.getTypeOfSymbol(symbol!).aliasTypeArguments ?? referred(symbol!)
  const propOf = (prop: string) => checker.getPropertyOfType(type!, prop)!
  const typeOf = (prop: ts.Symbol) => checker.getTypeOfSymbol(prop)

  const attributes = (given('props') as ts.ObjectLiteralExpression).properties.map((property) => {
    const prop = property.name!.getText()
    const { initializer } = property as ts.PropertyAssignment
    const kind = ts.isStringLiteral(initializer) ? initializer.text : 'values'
    const text = typeText(typeOf(propOf(prop)))
    const values = ts.isArrayLiteralExpression(initializer) ? initializer.elements : []
    const isListed =
      values
        .map((value) => value.getText())
        .sort()
        .join() === text.split(' | ').sort().join()
    if (text.startsWith("'") && !isListed) throw new Error(`${name} must list the values of ${prop}: ${text}`)
    return {
      name: toKebab(prop),
      type: { text: kind === 'boolean' ? 'boolean' : text },
      fieldName: prop,
      ...(kind === 'list'
        ? { description: `${docsOf(propOf(prop))} As an attribute: \`BTCUSDT,ETHUSDT\`, or a JSON array.` }
        : described(propOf(prop))),
    }
  })
  const tier = (given('tier') as ts.StringLiteral | undefined)?.text ?? 'money'
  const isMember = tier === 'money'
  const ofFrame = Object.keys(frameProps).map((prop) => ({
    name: toKebab(prop),
    type: { text: 'string' },
    fieldName: prop,
    description:
      'The session that the partner’s server has created for this tag. Only for pages of another origin whose operator requires sessions.',
  }))
  const scope = (given('scope') as ts.StringLiteral | undefined)?.text ?? DEFAULT_SCOPE
  const events = ((given('events') as ts.ArrayLiteralExpression | undefined)?.elements ?? []).map(
    (element) => {
      const prop = propOf((element as ts.StringLiteral).text)
      const [signature] = checker.getNonNullableType(typeOf(prop)).getCallSignatures()
      const detail = signature?.parameters[0]
      return {
        name: eventName(prop.name),
        type: { text: `CustomEvent<${detail ? typeText(typeOf(detail)) : 'null'}>` },
        detail: detail ? shapeOf(checker, typeOf(detail)) : 'null',
        prop: prop.name,
        ...described(prop),
      }
    },
  )
  const tagTexts = (tag: string) =>
    symbol!
      .getJsDocTags(checker)
      .filter((one) => one.name === tag)
      .map((one) => textOf(one.text))
  const jsDoc = (tag: string) => tagTexts(tag).flatMap((text) => text.split(' '))
  const parts = tagTexts('part').map((text) => {
    const [, part = '', description = ''] = /^(\S+) (.+)$/.exec(text) ?? []
    return { name: part, description }
  })
  const sdk = [
    ...examplesOf(jsDoc('sdk')),
    ...jsDoc('topic').map((topic) => `sdk.stream.subscribe('${topic}', ({ data }) => console.log(data))`),
  ]
  const required = attributes.filter(({ fieldName }) => !(propOf(fieldName).flags & ts.SymbolFlags.Optional))
  if (sdk.length === 0) throw new Error(`${name} names no method of the SDK: @sdk or @topic.`)
  return {
    kind: 'javascript-module',
    path: `dist/tags/${name}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: name,
        name: widget,
        description: docsOf(symbol!),
        attributes: [...attributes, ...(isMember ? ofFrame : [])],
        events,
        cssParts: [...commonParts, ...parts],
        bourselet: {
          tier,
          ...(isMember ? { scope } : {}),
          widget,
          from,
          required: required.map(({ name: attribute }) => attribute),
          sdk,
        },
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name,
        declaration: { name: widget, module: `dist/tags/${name}.js` },
      },
    ],
  }
}

/** Returns the type arguments of an interface reference, such as those of `Tag<Props>`. */
const referred = (symbol: ts.Symbol) =>
  checker.getTypeArguments(checker.getTypeOfSymbol(symbol) as ts.TypeReference)

const modules = Object.keys(tags).map(readTag)
const declared = modules.flatMap(({ declarations }) => declarations)
const ofTier = (tier: string) => declared.filter(({ bourselet }) => bourselet.tier === tier)
const openNames = ofTier('open').map(({ tagName }) => tagName.replace('bourselet-', ''))
const attributeNames = new Set(
  ofTier('money').flatMap(({ attributes }) => attributes.map(({ name }) => name)),
)

const head = '// Generated from the declarations of the tags by `npm run gen`. Not edited by hand.'

const files = {
  'custom-elements.json': `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`,
  'src/open-tags.gen.ts': `${head}

/** Matches the names of the tags with \`tier: 'open'\`. The loader needs them before it loads the files of the tags. */
export const openTags = /^bourselet-(${openNames.join('|')})$/
`,
  'src/frame/attribute-names.gen.ts': `${head}

/**
 * Names of the attributes of all member tags. A framed tag observes them before its frame is ready, when it does not
 * know yet which of them its widget accepts.
 */
export const attributeNames: readonly string[] =
  '${[...attributeNames].sort().join(' ')}'.split(' ')
`,
}
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (ts.sys.readFile(file) !== text) {
    console.error(`packages/elements/${name} is outdated: npm run gen`)
    process.exitCode = 1
  }
}
