import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { cryptoRandom } from '../clock/random.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type Launch, type PostgresUser, postgresUser } from './postgres-user.ts'

export interface EmbeddedServer {
  /** Connection string of the database `postgres`; change the path for another one. */
  url: string
  /** True when this call started it; false when it was found running. */
  isOwn: boolean
  /** Makes a server that was found running end with this process, as one that this process started does. */
  adopt(): void
  /** Ends the server, whoever is connected, and waits until its files are closed. */
  stop(): Promise<void>
}

export interface EmbeddedServerOptions {
  directory: string
  /** False turns fsync off: for tests and simulations alone. */
  durable: boolean
  /**
   * However this process ends, the server that it started is told to end too. Only after kill -9 it stays, and the
   * next process takes it over.
   */
  endsWithProcess?: boolean
}

/** A fast shutdown takes so long; then the server is ended without a checkpoint, and recovers with its next start. */
const SHUTDOWN_MS = 5_000

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('no port')),
      )
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function run({ command, args, identity }: Launch): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (text) => {
      errors += text
    })
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`${command} failed: ${errors.trim()}`)),
    )
  })
}

/** The cluster's password: made once, however often the first start is tried. */
async function passwordOf(
  directory: string,
  user: PostgresUser,
): Promise<{ file: string; password: string }> {
  const file = join(directory, 'postgres.password')
  const fresh = `${file}.new`
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return { file, password: kept }
  const password = Buffer.from(cryptoRandom().bytes(24)).toString('hex')
  await writeFile(fresh, password, { mode: 0o600 })
  user.own(fresh)
  await rename(fresh, file)
  return { file, password }
}

/**
 * Makes the cluster beside its final place and moves it there whole: a crash leaves no half cluster. Each attempt
 * has a place of its own, as the initdb of a killed process lives on for a while and writes.
 */
async function initialise(cluster: string, passwordFile: string, user: PostgresUser, durable: boolean) {
  const { initdb } = await postgresBinaries()
  const fresh = await mkdtemp(`${cluster}.new-`)
  user.own(fresh)
  const flags = ['--auth=scram-sha-256', '--username=bourselet', '--encoding=UTF8', '--locale=C']
  if (!durable) flags.push('--no-sync')
  await run(user.launch(initdb, [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...flags], [fresh]))
  await rename(fresh, cluster)
}

/** Removes what killed attempts left. */
async function sweep(directory: string): Promise<void> {
  const left = (await readdir(directory)).filter((name) => name.startsWith('postgres.new-'))
  const stubborn = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }
  for (const name of left) await rm(join(directory, name), stubborn)
}

/** The server that runs on this cluster, by its own file; a file left by a dead one is removed. */
async function running(cluster: string): Promise<{ pid: number; port: number } | null> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 0)) return null
  if (await serves(pid, cluster)) return port > 0 ? { pid, port } : null
  await rm(file, { force: true })
  return null
}

/** A number alone proves nothing: after a crash of the machine it may be anybody's, and zombies keep theirs. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (platform() !== 'linux') return alive(pid)
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(cluster)
}

/** Tells a server to end: `SIGINT` aborts what runs, `SIGQUIT` also leaves out the checkpoint. */
function end(pid: number, signal: 'SIGINT' | 'SIGQUIT') {
  if (alive(pid)) process.kill(pid, signal)
}

/**
 * Ends a server when this process exits, be it by an error; returns what takes that back. Nobody is left to see a fast
 * shutdown through, so it is an immediate one, which a stuck connection cannot hold up.
 */
function endWithProcess(pid: number): () => void {
  const ending = () => end(pid, 'SIGQUIT')
  process.once('exit', ending)
  return () => process.off('exit', ending)
}

async function spawnServer(
  directory: string,
  cluster: string,
  user: PostgresUser,
  { durable, endsWithProcess }: EmbeddedServerOptions,
) {
  const { postgres } = await postgresBinaries()
  const port = await freePort()
  const log = await open(join(directory, 'postgres.log'), 'a', 0o600)
  // A log of an earlier version is readable by everybody.
  await log.chmod(0o600)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // A test run opens the pools of many databases on one server.
    `max_connections=${durable ? 100 : 500}`,
    'TimeZone=UTC',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  // A group of its own: Ctrl-C in the terminal must reach us first, the database last.
  const { command, args: words, identity } = user.launch(postgres, args, [cluster])
  const child = spawn(command, words, { ...identity, detached: true, stdio: ['ignore', log.fd, log.fd] })
  await new Promise((started, failed) => child.once('spawn', () => started(undefined)).once('error', failed))
  child.unref()
  const pid = child.pid ?? 0
  const forget = endsWithProcess ? endWithProcess(pid) : () => {}
  await log.close()
  return { pid, port, forget }
}

/**
 * A PostgreSQL server of our own under `directory`. One that outlived a killed process is taken over, so that a
 * restart after kill -9 finds its data at once.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const directory = resolve(options.directory)
  const cluster = join(directory, 'postgres')
  await mkdir(directory, { recursive: true })
  const user = postgresUser()
  const { file, password } = await passwordOf(directory, user)
  if (!(await readFile(join(cluster, 'PG_VERSION')).catch(() => null)))
    await initialise(cluster, file, user, options.durable)
  await sweep(directory)
  const urlOf = (port: number) => `postgres://bourselet:${password}@127.0.0.1:${port}/postgres`
  const found = await running(cluster)
  const spawned = found ? null : await spawnServer(directory, cluster, user, options)
  let server: { pid: number; port: number } = found ?? spawned!
  for (let attempt = 1; !(await answers(urlOf(server.port))); attempt++) {
    await pause(50)
    // One that a killed process had just started holds the cluster, though its file was not there yet.
    if (!alive(server.pid)) server = (await running(cluster)) ?? server
    if (!alive(server.pid) || attempt > 1200) {
      const log = await readFile(join(directory, 'postgres.log'), 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start in ${cluster}:\n${log.split('\n').slice(-8).join('\n')}`)
    }
  }
  const isOwn = server.pid === spawned?.pid
  let forget = spawned?.forget ?? (() => {})
  return {
    url: urlOf(server.port),
    isOwn,
    adopt() {
      forget()
      forget = endWithProcess(server.pid)
    },
    async stop() {
      end(server.pid, 'SIGINT')
      for (const began = performance.now(); await running(cluster); await pause(20))
        if (performance.now() - began > SHUTDOWN_MS) end(server.pid, 'SIGQUIT')
      forget()
    },
  }
}
