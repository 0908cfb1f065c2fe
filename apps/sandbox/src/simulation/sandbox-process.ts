import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoopFigures } from './loop-watch.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname
const WATCH = new URL('./loop-watch.ts', import.meta.url).pathname

/** A sandbox that runs in a separate process, as with `npm start`, but with high rate limits. */
export interface SandboxProcess {
  url: string
  /** Time from the start of the process until it accepted requests, in milliseconds. */
  readyMs: number
  /**
   * Kills the sandbox. `process`: kill -9 of the sandbox alone. `machine`: also kills its database server at
   * the same moment.
   */
  kill(what: Kill): Promise<void>
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  /** Returns the event loop and memory figures of a watched process since the last call. */
  figures(): Promise<LoopFigures>
}

export interface ProcessOptions {
  env?: Record<string, string>
  /** True if the sandbox process measures the figures that `figures` returns. */
  watched?: boolean
}

export type Kill = 'process' | 'machine'

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode)
    child.once('exit', (code) => done(code))
  })

const spawnMain = (dataDir: string, { env = {}, watched = false }: ProcessOptions = {}) =>
  spawn(
    process.execPath,
    ['--conditions=source', '--max-semi-space-size=8', ...(watched ? ['--import', WATCH] : []), MAIN],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        SANDBOX_CONTROL: '1',
        REVEAL_CODES: '1',
        ORDERS_PER_SECOND: '1000000',
        READS_PER_MINUTE: '1000000',
        WRITES_PER_MINUTE: '1000000',
        WRONG_TOKENS_PER_MINUTE: '1000000',
        CONNECTIONS_PER_ADDRESS: '1000000',
        SEED: 'simulation',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit', watched ? 'ipc' : 'ignore'],
    },
  )

/** Kills the embedded database server. It leads its own process group, so one signal reaches all its processes. */
async function killDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 1) process.kill(-pid, 'SIGKILL')
}

/**
 * Resolves to the URL that the process prints when it is ready. Continues to read the output, so that the pipe never
 * blocks the process.
 */
const listening = (child: ChildProcess) =>
  new Promise<string>((found, failed) => {
    let text = ''
    child.stdout?.on('data', (part) => {
      text += part
      const url = /Sandbox: (\S+)/.exec(text)?.[1]
      if (url) found(url)
    })
    child.once('exit', () => failed(new Error(`The sandbox ended before it listened:\n${text}`)))
  })

/** Starts the sandbox on a data folder and waits until it listens. */
export async function startProcess(dataDir: string, options?: ProcessOptions): Promise<SandboxProcess> {
  const began = performance.now()
  const child = spawnMain(dataDir, options)
  const url = await listening(child)
  return {
    url,
    readyMs: performance.now() - began,
    async kill(what) {
      child.kill('SIGKILL')
      if (what === 'machine') await killDatabase(dataDir)
      await ended(child)
    },
    stop() {
      child.kill('SIGTERM')
      return ended(child)
    },
    figures() {
      child.send('figures')
      return new Promise((resolve) => child.once('message', (figures) => resolve(figures as LoopFigures)))
    },
  }
}

/** Starts a sandbox and kills it after `afterMs`, mostly before it serves requests. */
export async function killWhileStarting(dataDir: string, afterMs: number): Promise<void> {
  const child = spawnMain(dataDir)
  child.stdout?.resume()
  await new Promise((wake) => setTimeout(wake, afterMs))
  child.kill('SIGKILL')
  await ended(child)
}
