import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../run.ts'
import { managers } from './managers.ts'
import type { Tarballs } from './pack.ts'
import type { Pages } from './page.ts'
import type { Row } from './rows.ts'
import { checkSnippets } from './snippets.ts'
import { checkWarnings } from './warnings.ts'

export type Outcome = {
  name: string
  seconds: number
  /** The error message, with the last output lines if a command failed; undefined if the project works. */
  problem?: string
}

const LINES = 14

/** Removes the folders of this workspace from a search path, except the folders of its toolchain in `tools`. */
const outside = (path = '') =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root) || folder.startsWith(join(root, 'tools')))
    .join(delimiter)

/** Runs a command in a project and returns its output. Throws an error with the last lines of the output if it fails. */
function step(cwd: string, [command = '', ...args]: readonly string[], given = {}): Promise<string> {
  // The environment lacks the settings and the `node_modules/.bin` folders of this workspace. So a project that uses a
  // tool without listing it as a dependency fails here, as it would outside of this workspace.
  const env = {
    ...process.env,
    ...given,
    PATH: outside(process.env.PATH),
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    CI: '1',
    NO_COLOR: '1',
  }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      const lines = output.trimEnd().split('\n').slice(-LINES)
      reject(new Error([`${command} ${args.join(' ')} ended with ${code}`, ...lines].join('\n')))
    })
  })
}

/**
 * Makes the package manager install the tarballs in place of the published packages of this workspace. The tarballs
 * replace the versions in the project's dependencies and those in the dependencies of the packages themselves: npm reads
 * `overrides`, Yarn reads `resolutions`, and pnpm reads a file of its own.
 */
function useTarballs(folder: string, tarballs: Tarballs): void {
  const file = join(folder, 'package.json')
  const project = JSON.parse(readFileSync(file, 'utf8'))
  const links = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]))
  for (const name of Object.keys(project.dependencies))
    if (links[name]) project.dependencies[name] = links[name]
  writeFileSync(file, JSON.stringify({ ...project, overrides: links, resolutions: links }, null, 2))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: links }))
}

/** Installs a project with the tarballs, builds it, and opens its page if it has one. Returns the outcome. */
export async function runProject(
  row: Row,
  folder: string,
  tarballs: Tarballs,
  pages: Pages,
): Promise<Outcome> {
  const begun = Date.now()
  const outcome = (problem?: string): Outcome => ({
    name: row.name,
    seconds: Math.round((Date.now() - begun) / 1000),
    ...(problem ? { problem } : {}),
  })
  try {
    checkSnippets(row)
    const cwd = join(folder, row.name)
    cpSync(join(import.meta.dirname, row.folder ?? row.name), cwd, { recursive: true })
    for (const [file, text] of Object.entries(row.writes ?? {})) writeFileSync(join(cwd, file), text)
    useTarballs(cwd, tarballs)
    const { runtime, script = 'build', env = {}, manager = 'npm' } = row
    const { install, run } = managers[manager]
    checkWarnings('installation', await step(cwd, [...install, ...(runtime ? [runtime] : [])]), row.allows)
    const RUNTIME_VERSION = runtime?.split('@').at(-1)
    checkWarnings('build', await step(cwd, [...run, script], { ...env, RUNTIME_VERSION }), row.allows)
    if (row.opens) await pages.check(cwd, { ...row, opens: row.opens })
    if (row.runs) await pages.run(cwd)
    return outcome()
  } catch (error) {
    return outcome(error instanceof Error ? error.message : String(error))
  }
}
