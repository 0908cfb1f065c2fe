import { setTimeout as sleep } from 'node:timers/promises'
import { compare, fromUnits, sub, toUnits } from '@bourselet/sdk/money'
import { type Random, seededRandom } from '../clock/random.ts'
import type { Data } from '../http/routes.ts'
import { call, control } from './api.ts'
import { type SandboxProcess, startProcess } from './sandbox-process.ts'

const MEMBERS = 8
const CLIENTS_PER_MEMBER = 8
const SPOT = '1000'
const FUTURES = '1000'
const TOTAL = toUnits(SPOT) + toUnits(FUTURES)
const FUND_PASSWORD = '482913'

export interface BankOptions {
  dataDir: string
  seed: string
  /** Number of balance reads of all clients together. */
  reads: number
  /**
   * Number of times that the sandbox is killed with `kill -9`, each time after the same number of balance reads. Every
   * second kill also ends its database server.
   */
  kills: number
}

/** The figures of a run. `problems` is empty if every read returned the expected sum. */
export interface BankReport {
  problems: string[]
  reads: number
  transfers: number
  refused: number
  orders: number
  /** Number of writes that were repeated under the same key because their answer was lost. */
  repeated: number
}

interface Account {
  name: string
  headers: Record<string, string>
  /** Amount moved by acknowledged transfers from spot to futures, less the amount moved back, in units of 1e-8. */
  moved: bigint
}

/** The running sandbox; `ready` is pending during a restart. */
interface Bank {
  url: string
  ready: Promise<void>
  report: BankReport
  options: BankOptions
}

type Answered = { code: number; data: { error?: string } }

/** Codes of errors after which the same request is sent again later. */
const LATER = new Set(['IN_PROGRESS', 'TOO_MANY_REQUESTS', 'SERVER_ERROR', 'SERVER_BUSY'])

/**
 * Sends a write repeatedly until its outcome is known. If an answer is lost, or discarded by the client on purpose,
 * the request is repeated under the same key.
 */
async function settle(bank: Bank, random: Random, send: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    await bank.ready
    const answer = await send().catch(() => null)
    const lost = answer === null || random.below(10) === 0
    if (!lost && !LATER.has(answer.data.error ?? '')) return answer
    if (lost) bank.report.repeated++
    // Any short pause is sufficient before the next attempt, because the test asserts nothing about times.
    await sleep(5 + random.below(20))
  }
}

async function transfer(bank: Bank, account: Account, key: string, random: Random): Promise<void> {
  const amount = `${1 + random.below(400)}.${String(random.below(1_000_000)).padStart(6, '0')}`
  const toFutures = random.below(2) === 0
  const request = {
    from_account: toFutures ? ('spot' as const) : ('futures' as const),
    to_account: toFutures ? ('futures' as const) : ('spot' as const),
    from_coin: 'USDT',
    amount,
    trade_password: FUND_PASSWORD,
  }
  const headers = { ...account.headers, 'idempotency-key': key }
  const { code, data } = await settle(bank, random, () =>
    call(bank.url, 'convert.exchange', request, headers),
  )
  if (code === 1) {
    account.moved += toFutures ? toUnits(amount) : -toUnits(amount)
    bank.report.transfers++
  } else if (data.error === 'INSUFFICIENT_BALANCE' || data.error === 'MARGIN_INSUFFICIENT') {
    bank.report.refused++
  } else {
    bank.report.problems.push(`${key}: answered ${data.error}`)
  }
}

/** Freezes spot money by a buy order far below the market price, and releases it by canceling the order. */
async function freeze(bank: Bank, account: Account, id: string, random: Random): Promise<void> {
  const request = {
    symbol: 'BTCUSDT',
    side: 'buy' as const,
    type: 'limit' as const,
    price: '20000.00',
    quantity: '0.002',
    client_order_id: id,
  }
  const placed = await settle(bank, random, () => call(bank.url, 'spot.place', request, account.headers))
  if (placed.code !== 1) return
  bank.report.orders++
  const orderNo = (placed.data as Data<'spot.place'>).order_no
  await settle(bank, random, () => call(bank.url, 'spot.cancel', { order_no: orderNo }, account.headers))
}

type Balances = Data<'wallet.balances'>

/**
 * Checks a response with balances: each sum over the wallets must equal the initial deposit, and no amount may be
 * negative.
 */
function auditBalances({ list, by_account, total_usdt }: Balances, account: Account): string[] {
  const rows = list.filter((row) => row.coin === 'USDT')
  const sum = rows.reduce((total, row) => total + toUnits(row.total), 0n)
  const parts = toUnits(by_account.spot) + toUnits(by_account.futures) + toUnits(by_account.finance)
  const negative = rows.filter((row) =>
    [row.available, row.frozen, row.total].some((x) => compare(x, '0') < 0),
  )
  return [
    ...(sum === TOTAL ? [] : [`${account.name}: the wallets hold ${fromUnits(sum)}`]),
    ...(parts === TOTAL ? [] : [`${account.name}: the accounts sum to ${fromUnits(parts)}`]),
    ...(toUnits(total_usdt) === TOTAL ? [] : [`${account.name}: the total is ${total_usdt}`]),
    ...negative.map((row) => `${account.name}: ${row.account} shows ${JSON.stringify(row)}`),
  ]
}

async function read(bank: Bank, account: Account): Promise<void> {
  await bank.ready
  const answer = await call(bank.url, 'wallet.balances', {}, account.headers).catch(() => null)
  // `answer` is null if the process was killed during the read. In this case no balances can be checked.
  if (answer === null) return
  if (answer.code !== 1) {
    bank.report.problems.push(`${account.name}: the balances answered ${answer.data.error}`)
    return
  }
  bank.report.reads++
  bank.report.problems.push(...auditBalances(answer.data, account))
}

async function client(bank: Bank, account: Account, name: string, random: Random): Promise<void> {
  const { options, report } = bank
  for (let step = 0; report.reads < options.reads && report.problems.length === 0; step++) {
    const draw = random.below(20)
    if (draw === 0) await transfer(bank, account, `${name}-${step}`, random)
    else if (draw === 1) await freeze(bank, account, `${name}-${step}`, random)
    else await read(bank, account)
  }
}

async function openAccounts(url: string): Promise<Account[]> {
  const open = async (index: number): Promise<Account> => {
    const { token } = await control<{ token: string }>(url, 'member', {
      email: `bank-${index}@example.com`,
      trade_password: FUND_PASSWORD,
      balances: { USDT: SPOT },
      futures_balance: FUTURES,
    })
    return { name: `member ${index}`, headers: { 'api-token': token }, moved: 0n }
  }
  return Promise.all(Array.from({ length: MEMBERS }, (_, index) => open(index)))
}

/**
 * Kills and restarts the sandbox several times, each time after the same number of balance reads. Returns the process
 * that runs at the end.
 */
async function disturb(bank: Bank, first: SandboxProcess): Promise<SandboxProcess> {
  let sandbox = first
  for (let kill = 1; kill <= bank.options.kills; kill++) {
    const due = Math.floor((bank.options.reads * kill) / (bank.options.kills + 1))
    while (bank.report.reads < due && bank.report.problems.length === 0) await sleep(20)
    let restarted = () => {}
    bank.ready = new Promise((resolve) => {
      restarted = resolve
    })
    await sandbox.kill(kill % 2 === 0 ? 'machine' : 'process')
    sandbox = await startProcess(bank.options.dataDir)
    bank.url = sandbox.url
    restarted()
  }
  return sandbox
}

/**
 * Tests that balances stay consistent: several clients of the same members move USDT between wallets, freeze and
 * release it, and read balances, while answers are lost and the sandbox is killed. Every read must show the amount
 * that was initially deposited.
 */
export async function runBank(options: BankOptions): Promise<BankReport> {
  const report: BankReport = { problems: [], reads: 0, transfers: 0, refused: 0, orders: 0, repeated: 0 }
  const first = await startProcess(options.dataDir)
  const bank: Bank = { url: first.url, ready: Promise.resolve(), report, options }
  await control(first.url, 'bots', { enabled: false })
  const accounts = await openAccounts(first.url)
  const random = seededRandom(options.seed)
  const clients = accounts.flatMap((account) =>
    Array.from({ length: CLIENTS_PER_MEMBER }, (_, index) => {
      const name = `${account.name} client ${index}`
      return client(bank, account, name.replaceAll(' ', '-'), random.fork(name))
    }),
  )
  const [last] = await Promise.all([disturb(bank, first), ...clients])
  for (const account of accounts) {
    const { data } = await call(bank.url, 'wallet.balances', { coin: 'USDT' }, account.headers)
    const futures = data.list.find((row) => row.account === 'futures')?.total ?? '0'
    const expected = fromUnits(toUnits(FUTURES) + account.moved)
    if (compare(sub(futures, expected), '0') !== 0)
      report.problems.push(`${account.name}: futures holds ${futures}, the transfers make ${expected}`)
  }
  const ledger = await control<{ ok: boolean }>(bank.url, 'ledger')
  if (!ledger.ok) report.problems.push('the ledger does not sum to zero')
  const code = await last.stop()
  if (code !== 0) report.problems.push(`SIGTERM ended the sandbox with ${code}`)
  return report
}
