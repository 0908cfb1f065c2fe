// Rules that restrict imports. They match paths by pattern, so a new feature needs no new rule.
const source = '^(openapi|packages|apps)/'

/** Returns the rule that limits the imports of a part of the repository to the given other parts. */
const part = (from, allowed) => ({
  name: `${from.replaceAll('/', '-')}-arrows`,
  severity: 'error',
  comment: `${from} may import: ${allowed.join(', ') || 'nothing'}`,
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: source, pathNot: [`^${from}/`, ...allowed.map((path) => `^${path}`)] },
})

/**
 * Returns a rule that forbids files in the folder `from` to import from the files and folders in `above`, which belong
 * to higher layers. Tests are exempt.
 */
const floor = (base, from, above) => ({
  name: `${base.replaceAll('/', '-')}-${from}-stays-below`,
  severity: 'error',
  from: { path: `^${base}/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: above.map((name) => `^${base}/${name}`) },
})

const features = (base) => ({
  name: `${base.replaceAll('/', '-')}-features-apart`,
  severity: 'error',
  comment: 'What two features need moves down; what joins two moves up.',
  from: { path: `^${base}/features/([^/]+)/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^${base}/features/`, pathNot: `^${base}/features/$1/` },
})

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?inline$' },
    },
    part('openapi', ['packages/sdk/src/(transport|errors)/[a-z]+\\.gen\\.ts']),
    part('packages/sdk', ['openapi/']),
    part('packages/widgets/src', ['packages/sdk/', 'packages/widgets/']),
    part('packages/widgets/test-exchange', ['packages/sdk/', 'openapi/']),
    part('packages/elements', ['packages/widgets/', 'packages/sdk/']),
    // The conformance kit (packages/conformance) checks the answers that the SDK parses. The check must not depend on
    // the parsing code of the SDK, so the kit imports only exact arithmetic from the SDK.
    part('packages/conformance', ['openapi/', 'packages/sdk/src/money/']),
    part('apps/reference', ['packages/widgets/', 'packages/sdk/']),
    // The sandbox may import only two parts of the SDK: money (exact arithmetic and its formulas) and address (checks
    // of chain addresses). With these parts, the server checks an input with the same functions as the forms.
    part('apps/sandbox', ['openapi/', 'packages/sdk/src/money/', 'packages/sdk/src/address/']),
    part('apps/embed', []),
    part('apps/docs', ['openapi/']),
    features('packages/sdk/src'),
    features('packages/widgets/src'),
    features('apps/reference/src'),
    features('apps/sandbox/src'),
    floor('packages/sdk/src', 'money', ['(transport|realtime|features|errors|session)/', 'sdk.ts']),
    floor('packages/sdk/src', 'address', ['(transport|realtime|features|errors|session)/', 'sdk.ts']),
    floor('packages/sdk/src', 'errors', ['(transport|realtime|features|session)/', 'sdk.ts']),
    floor('packages/sdk/src', 'transport', ['features/', 'sdk.ts']),
    floor('packages/sdk/src', 'features', ['sdk.ts']),
    floor('packages/widgets/src', 'shared', ['(features|panels)/', 'index.ts']),
    floor('packages/widgets/src', 'features', ['panels/']),
    floor('packages/conformance/src', 'contract', [
      '(target|checks|command)/',
      '(check-conformance|cli)\\.ts',
    ]),
    floor('packages/conformance/src', 'target', ['(command|testing)/', '(check-conformance|cli)\\.ts']),
    floor('packages/conformance/src', 'checks', ['(command|testing)/', '(check-conformance|cli)\\.ts']),
    floor('apps/reference/src', 'shared', ['(layouts|features|app)/']),
    floor('apps/reference/src', 'layouts', ['(features|app)/']),
    floor('apps/reference/src', 'features', ['app/']),
    floor('apps/sandbox/src', 'engine', ['(ledger|prices|members|http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'database', ['(ledger|prices|members|http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'ledger', ['(prices|members|http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'members', ['(http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'files', ['(http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'http', ['(features|seed|server)']),
    floor('apps/sandbox/src', 'trading', ['(ledger|prices|members|http|realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'notifies', ['(realtime|features|seed|server)']),
    floor('apps/sandbox/src', 'features', ['(seed|server)']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.css$|\\.json$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'default'],
    },
  },
}
