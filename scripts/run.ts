import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs a program of the workspace (from node_modules/.bin or PATH) and resolves to its exit code. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const cwd = options.cwd ?? root
  const bins = [cwd, root].map((folder) => join(folder, 'node_modules', '.bin'))
  const path = [...bins, process.env.PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...options.env },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** As `run`, but a failure ends the whole script. */
export async function must(
  command: string,
  args: string[],
  options?: Parameters<typeof run>[2],
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed with exit code ${code}`)
    process.exit(code)
  }
}
