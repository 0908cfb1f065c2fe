// Runs all checks that need no running sandbox or browser.
import { published } from './packages.ts'
import { nativeCompiler, runBeside } from './run.ts'
import { typePrograms } from './type-programs.ts'

/** Beginning of the titles of builds. */
export const BUILD_OF = 'build of'

const failed: string[] = []

type Check = [title: string, command: string, args: string[]]

/** Returns the checks that only read the repository and are independent of each other. The slowest is first. */
const readingChecks = (): Check[] => [
  ['unused files, exports and dependencies', 'knip', []],
  ...typePrograms().map(({ folders, config }): Check => {
    return [`types of ${folders.join(', ')}`, 'node', [...nativeCompiler, '-p', config]]
  }),
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'who may import whom',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'openapi', 'packages', 'apps'],
  ],
  ['generated files are fresh', 'node', ['openapi/generate.ts', '--check']],
  ['manifest of the tags is fresh', 'node', ['packages/elements/manifest.ts', '--check']],
  ['references inside the repository', 'node', ['scripts/check-links.ts']],
]

/** Runs the waiting checks one after another. Prints the output of each check when it has ended. */
async function runWaiting(waiting: Check[]): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [title, command, args] = next
    const { code, output } = await runBeside(command, args)
    console.log(`\n■ ${title}\n${output.trimEnd()}`)
    if (code !== 0) failed.push(title)
  }
}

/** Returns the checks of a package that need its build. */
function buildChecks(name: (typeof published)[number]): Check[] {
  const folder = `packages/${name}`
  const options = {
    // Node can also load the ES modules of the SDK by `require`, and the types of the SDK allow this on purpose. The
    // rule `false-cjs` reports such types, so it is disabled.
    sdk: ['--ignore-rules', 'false-cjs'],
    // The export `styles.css` contains no types to check.
    widgets: ['--exclude-entrypoints', 'styles.css'],
    elements: ['--exclude-entrypoints', 'reserve.css'],
    conformance: [],
  }
  return [
    [`publint ${name}`, 'publint', ['--strict', folder]],
    [`types as consumers see ${name}`, 'attw', ['--pack', folder, '--profile', 'esm-only', ...options[name]]],
    [`${name} opens without a DOM`, 'node', ['-e', `import('./${folder}/dist/index.js')`]],
    // The custom elements have no api.txt: custom-elements.json describes their interface and has a check of its own.
    ...(name === 'elements'
      ? []
      : [[`recorded interface of ${name}`, 'node', ['scripts/api-report.ts', name, '--check']] as Check]),
  ]
}

/** Runs every check and returns the titles of those that failed. Builds the packages and the site for tests. */
export async function check(): Promise<string[]> {
  const waiting = readingChecks()
  // Two workers share the list of waiting checks. The first worker begins with the checks that only read the
  // repository. Meanwhile the second worker builds the packages and adds the checks of each build to the list.
  const reading = runWaiting(waiting)
  // The packages are built in this order, because each package depends only on packages that precede it in `published`.
  for (const name of published) {
    await runWaiting([[`${BUILD_OF} ${name}`, 'node', ['scripts/build.ts', name]]])
    waiting.push(...buildChecks(name))
  }
  await runWaiting([[`${BUILD_OF} the site for tests`, 'node', ['scripts/build.ts', 'test-site']]])
  waiting.push(['bytes of scripts', 'node', ['bench/check-bytes.ts', '--built']])
  // The first worker stops when the list is empty during a build. So it is started again for the checks that the last
  // builds have added.
  await Promise.all([reading.then(() => runWaiting(waiting)), runWaiting(waiting)])
  return failed
}

if (import.meta.main) {
  const titles = await check()
  if (titles.length > 0) {
    console.error(`\nFailed: ${titles.join(' · ')}`)
    process.exit(1)
  }
  console.log('\nEvery check passed.')
}
