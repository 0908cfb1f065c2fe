// Runs a pnpm command with the locked toolchain. A clone needs only Node 20 and npm for it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const toolchain = join(root, 'tools', 'toolchain')
const bin = join(toolchain, 'node_modules', '.bin')
const windows = process.platform === 'win32'

const wanted = JSON.parse(readFileSync(join(toolchain, 'package.json'), 'utf8')).dependencies.pnpm
const installed = join(toolchain, 'node_modules', 'pnpm', 'package.json')
if (!existsSync(installed) || JSON.parse(readFileSync(installed, 'utf8')).version !== wanted) {
  console.log('Installing the toolchain (pnpm, Node 24) …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: toolchain,
    stdio: 'inherit',
    shell: windows,
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // Node keeps compiled modules in this folder. So a sandbox process starts with a third less CPU time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
}
const child = spawn('pnpm', process.argv.slice(2), { cwd: root, env, stdio: 'inherit', shell: windows })
// Ctrl-C also reaches the child process, so this process ignores it and waits until the child has exited.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
