// Runs all checks that need no running sandbox or browser.
import { published, typed } from './packages.ts'
import { run, runBeside } from './run.ts'

const failed: string[] = []

async function step(title: string, command: string, args: string[], cwd?: string): Promise<void> {
  console.log(`\n■ ${title}`)
  if ((await run(command, args, cwd ? { cwd } : {})) !== 0) failed.push(title)
}

type Check = [title: string, command: string, args: string[]]

/** Checks that only read the repository; they are independent of each other. */
const checks: Check[] = [
  ...typed.map((folder): Check => [`types of ${folder}`, 'tsc', ['-p', folder]]),
  ['bytes of the script tag', 'node', ['bench/check-bytes.ts']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'who may import whom',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'openapi', 'packages', 'apps'],
  ],
  ['unused files, exports and dependencies', 'knip', []],
  ['generated files are fresh', 'node', ['openapi/generate.ts', '--check']],
  ['manifest of the tags is fresh', 'node', ['packages/elements/manifest.ts', '--check']],
  ['references inside the repository', 'node', ['scripts/check-links.ts']],
]

/** Runs the waiting checks one after another and prints the output of each check when it ends. */
async function runWaiting(waiting: Check[]): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [title, command, args] = next
    const { code, output } = await runBeside(command, args)
    console.log(`\n■ ${title}\n${output.trimEnd()}`)
    if (code !== 0) failed.push(title)
  }
}

/** Runs every check and returns the titles of those that failed. */
export async function check(): Promise<string[]> {
  const waiting = [...checks]
  await Promise.all([runWaiting(waiting), runWaiting(waiting)])
  for (const name of published) {
    await step(`build of ${name}`, 'node', ['scripts/build.ts', name])
    const folder = `packages/${name}`
    await step(`publint ${name}`, 'publint', ['--strict', folder])
    // The export `styles.css` has no types to check.
    const without = name === 'widgets' ? ['--exclude-entrypoints', 'styles.css'] : []
    const consumer = ['--pack', folder, '--profile', 'esm-only', ...without]
    await step(`types as consumers see ${name}`, 'attw', consumer)
    await step(`${name} opens without a DOM`, 'node', ['-e', `import('./${folder}/dist/index.js')`])
  }
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
