import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Arguments of Node for the native TypeScript compiler, which takes a third of the time of the compiler in JavaScript. The
 * compiler in JavaScript stays installed, because other tools use its API. The native compiler uses one thread: several
 * threads would each check the types that their files share, which takes up to twice the CPU time.
 */
export const nativeCompiler = [join(root, 'node_modules/typescript-native/bin/tsc'), '--singleThreaded']

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

function start(command: string, args: string[], { cwd = root, env }: Options, stdio: StdioOptions) {
  const bins = [cwd, root].map((folder) => join(folder, 'node_modules', '.bin'))
  const path = [...bins, process.env.PATH].join(delimiter)
  return spawn(command, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio })
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Runs a program of the workspace (from node_modules/.bin or PATH) and resolves to its exit code. */
export const run = (command: string, args: string[], options: Options = {}): Promise<number> =>
  ended(start(command, args, options, 'inherit'))

/**
 * Runs a program and returns its output as text instead of printing it, so that several programs can run in
 * parallel.
 */
export async function runBeside(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = start(command, args, {}, ['ignore', 'pipe', 'pipe'])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return { code: await ended(child), output }
}

/** Runs a program and exits this script if the program fails. */
export async function must(command: string, args: string[], options?: Options): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed with exit code ${code}`)
    process.exit(code)
  }
}
