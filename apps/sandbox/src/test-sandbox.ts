import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@bourselet/openapi/operations'
import { controllableClock } from './clock/controllable-clock.ts'
import { testDatabaseUrl } from './database/test-database.ts'
import { OFF_CONTRACT } from './http/envelope.ts'
import type { Data, OperationId } from './http/routes.ts'
import type { TestAnswer } from './http/test-answer.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from './server.ts'
import { atEnd } from './test-cleanup.ts'

/** The answer of a call, with the additional fields of refusals. */
interface CallAnswer<Id extends OperationId = OperationId> {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  code: number
  info: string
  data: Data<Id> & {
    error?: string
    field?: string
    fields?: Record<string, string>
    params?: Record<string, unknown>
  }
}

/** A complete sandbox on its own database. Only the test moves its clock. */
export interface TestSandbox extends Sandbox {
  /** Lines that the sandbox has written to the operator log. */
  lines: string[]
  call<Id extends OperationId>(
    id: Id,
    request?: object,
    headers?: Record<string, string>,
  ): Promise<CallAnswer<Id>>
  /**
   * Moves the clock forward without running jobs, as if the process had been suspended. The jobs run at the next call
   * of `clock.advance`. For tests in which only the time matters, this is much cheaper than a clock jump.
   */
  skip(ms: number): void
  /** Requests /readyz. Returns the log line with the reasons why the sandbox is not ready; empty if it is ready. */
  unready(): Promise<string>
  /** Logs a member in. Returns the header with their session token. */
  signIn(account?: string, password?: string): Promise<Token>
  /**
   * Calls a control endpoint of the sandbox, such as `clock`, with GET if there is no body. The sandbox must have the
   * option `control`.
   */
  control(name: string, body?: object): Promise<TestAnswer>
  /**
   * Creates a member by the control endpoint `member` and signs them in. `fields` is the body of the request. If it
   * contains no e-mail address, the member gets a new one.
   */
  newMember(fields?: object): Promise<{ id: number; email: string; token: Token }>
  /** Returns the balance of a coin (default: USDT) in an account of the member (default: the spot account). */
  balance(
    token: Record<string, string>,
    coin?: string,
    account?: 'spot' | 'futures',
  ): Promise<{ available: string; frozen: string }>
}

/** The header with the session token of a member. */
type Token = { 'api-token': string }

/**
 * Number of members that `newMember` has created in this process. All sandboxes of the process share this counter.
 * Otherwise, a sandbox that restarts on the same data would use an e-mail address twice.
 */
let made = 0

/** Start time of sandboxes in tests: Monday, 2026-03-02, 10:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 2, 2, 10)

/**
 * Converts the fields of a request to texts for a query string. Values that are not strings become JSON; the SDK
 * never sends such values.
 */
function queryOf(request: object = {}): Record<string, string> {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, text(value)]))
}

/** Options that change the data that a sandbox stores at its first start. */
const FIRST_START = [
  'databaseUrl',
  'databaseOwnerUrl',
  'dataDir',
  'demoMembers',
  'seed',
  'list',
  'candles',
  'trades',
] as const satisfies (keyof SandboxOptions)[]

/** Returns the folder of the data that `seededDatabaseUrl` copies. */
const seededFolder = () => join(process.env.BOURSELET_TEST_DATABASE ?? '', 'seeded-sandbox')

/**
 * Creates a copy of the database that a sandbox with the usual options has after its first start. The original is
 * created once per test run. All copies have the same secret (pepper), which each folder of a usual sandbox contains.
 */
export const seededDatabaseUrl = (): Promise<string> =>
  testDatabaseUrl({
    name: 'seeded_sandbox',
    async fill(databaseUrl) {
      const options = { ...usualOptions(), dataDir: seededFolder(), databaseUrl, log: () => {} }
      await (await startSandbox(options)).stop()
    },
  })

/** Fills a folder with the data of a usual sandbox after its first start, and copies its database. */
async function seededData(dataDir: string): Promise<Pick<SandboxOptions, 'databaseUrl' | 'dataDir'>> {
  const databaseUrl = await seededDatabaseUrl()
  // A sandbox with another pepper than the one in this folder refuses to start on the database.
  await cp(seededFolder(), dataDir, { recursive: true })
  return { databaseUrl, dataDir }
}

const usualOptions = (): SandboxOptions => ({
  port: 0,
  clock: controllableClock({ start: TEST_NOW }),
  readsPerMinute: 100_000,
  wrongTokensPerMinute: 100_000,
  // By default, a clock jump publishes few prices, which is faster. Tests that need more prices set their own value.
  jumpPrices: { everySecondMs: 5_000, stepPart: 2 },
  seed: 'test',
})

interface TestSandboxOptions extends SandboxOptions {
  /**
   * If false, the control endpoint `bots` stops the market maker. The market maker's orders take two thirds of the time
   * that a clock jump of some minutes needs, so tests that need no trades stop the market maker.
   */
  bots?: boolean
}

/**
 * Throws an error if the operator log contains a refusal that the API contract does not list for the refused call. Then
 * either the contract or the refusal is wrong.
 */
function refuseUndeclared(lines: readonly string[]): void {
  const line = lines.find((one) => one.includes(OFF_CONTRACT))
  if (line) throw new Error(line)
}

/**
 * Starts a sandbox, which is stopped after the test file. A test fails if one of its calls is answered with a refusal
 * that the API contract does not list for this call. If the call was sent by other means than the method `call`, the
 * test file fails instead.
 */
export async function testSandbox({
  bots = true,
  ...options
}: TestSandboxOptions = {}): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-sandbox-'))
  const lines: string[] = []
  const isUsual =
    !FIRST_START.some((option) => option in options) && (options.clock?.now() ?? TEST_NOW) === TEST_NOW
  const data = isUsual
    ? await seededData(dataDir)
    : { dataDir, databaseUrl: options.databaseUrl ?? (await testDatabaseUrl()) }
  const sandbox = await startSandbox({
    ...usualOptions(),
    ...data,
    log: (line) => lines.push(line),
    ...(bots ? {} : { control: true }),
    ...options,
  })
  const control: TestSandbox['control'] = async (name, body) => {
    const method = body === undefined ? 'GET' : 'POST'
    return (await sandbox.app.inject({ method, url: `/sandbox/${name}`, payload: body })).json()
  }
  if (!bots) await control('bots', { enabled: false })
  atEnd(async () => {
    await sandbox.stop()
    await rm(dataDir, { recursive: true, force: true })
    refuseUndeclared(lines)
  })
  const call: TestSandbox['call'] = async (id, request, headers = {}) => {
    const operation = operations.find((one) => one.id === id)
    if (!operation) throw new Error(`no call ${id}`)
    const reply = await sandbox.app.inject(
      operation.methods[0] === 'GET'
        ? { method: 'GET', url: operation.path, query: queryOf(request), headers }
        : { method: 'POST', url: operation.path, payload: request ?? {}, headers },
    )
    refuseUndeclared(lines)
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
  }
  return {
    ...sandbox,
    lines,
    call,
    skip: (ms) => sandbox.clock.notBefore(sandbox.clock.now() + ms),
    async unready() {
      const { ready } = (await sandbox.app.inject('/readyz')).json()
      return ready ? '' : (lines.findLast((line) => line.startsWith('not ready: ')) ?? '')
    },
    async signIn(account = 'demo@example.com', password = 'demo1234') {
      const { data } = await call('session.login', { account, password })
      return { 'api-token': data.token }
    },
    control,
    async newMember(fields = {}) {
      const asked = { email: `member${++made}@example.com`, ...fields }
      const { code, info, data } = await control('member', asked)
      if (code !== 1) throw new Error(info)
      return { id: data.member_id, email: asked.email, token: { 'api-token': data.token } }
    },
    async balance(token, coin = 'USDT', account = 'spot') {
      const { data } = await call('wallet.balances', { coin, account }, token)
      const { available, frozen } = data.list[0]!
      return { available, frozen }
    },
  }
}
