import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fair } from '../../../vectors/fair/fair.ts'
import { type TestSandbox, testSandbox } from './test-sandbox.ts'

const MEMBERS = 13
const WAVES = 4
/** Maximum number of open options (`mode: 'time'`) that a member can have in a symbol. */
const OPTIONS = 10
const SYMBOLS = ['BTCUSDT', 'ETHUSDT']

let sandbox: TestSandbox
const tokens: string[] = []

/**
 * Places options of each member at slightly different times. In the first wave, also places a bet in each open
 * round.
 */
async function bet(wave: number) {
  for (const [i, token] of tokens.entries()) {
    await sandbox.clock.advance(37)
    for (const symbol of SYMBOLS) {
      const place = async (request: object) => {
        const { code, info } = await sandbox.call('prediction.place', request, { 'api-token': token })
        expect([code, info]).toEqual([1, info])
      }
      for (let n = 0; n < OPTIONS; n++) {
        const direction = (n + i) % 2 === 0 ? 'bull' : 'bear'
        const amount = (10 + wave * 7.31 + n * 3.07).toFixed(2)
        await place({ mode: 'time', symbol, direction, amount, time_id: 1 })
      }
      if (wave > 0) continue
      const { data } = await sandbox.call('prediction.times', { symbol })
      const round_no = data.rounds!.open!.round_no
      await place({
        mode: 'round',
        symbol,
        round_no,
        direction: i % 3 ? 'bull' : 'bear',
        amount: `${17 + i}.13`,
      })
    }
  }
}

beforeAll(async () => {
  sandbox = await testSandbox({ control: true, ordersPerSecond: 10_000 })
  await sandbox.clock.advance(30_000)
  for (let i = 0; i < MEMBERS; i++) {
    const { token } = await sandbox.newMember({ balances: { USDT: '100000' } })
    tokens.push(token['api-token'])
  }
  for (let wave = 0; wave < WAVES; wave++) {
    await bet(wave)
    await sandbox.clock.advance(65_000)
  }
  // The rounds with bets close within twelve minutes. The clock jumps by four minutes three times instead of once by
  // twelve. Only jumps of less than five minutes publish a price in each second.
  for (let i = 0; i < 3; i++) await sandbox.clock.advance(240_000)
})

/** Changes settled rows directly in the database. Disables the database triggers that refuse such changes. */
async function alter(table: 'rounds' | 'option_orders', change: string) {
  const { db } = sandbox.exchange().database
  await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(db)
  await sql.raw(change).execute(db)
}

test('the fairness check accepts all rounds and options that were settled at published index prices', async () => {
  const { lines, differences } = await fair(sandbox.url, tokens)
  expect(differences).toEqual([])
  const total = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { recomputed }) => sum + recomputed, 0)
  expect(total('time options')).toBe(MEMBERS * WAVES * OPTIONS * SYMBOLS.length)
  expect(total('bets in rounds')).toBe(MEMBERS * SYMBOLS.length)
  expect(total('rounds')).toBeGreaterThan(24)
  expect(lines.every(({ unverifiable }) => unverifiable === 0)).toBe(true)
})

const run = (args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const program = fileURLToPath(new URL('../../../vectors/fair/run.ts', import.meta.url))
    const child = spawn(process.execPath, [program, '--base', sandbox.url, ...args])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.on('close', (code) => resolve({ code, output }))
  })

test('the fairness check reports a settlement that was changed in the database, and exits with code 1', async () => {
  expect(await run(['--token', tokens[0]!])).toMatchObject({ code: 0 })
  const { db } = sandbox.exchange().database
  const [won] = await db
    .selectFrom('option_orders')
    .selectAll()
    .where('status', '=', 'won')
    .where('mode', '=', 'time')
    .execute()
  await alter(
    'option_orders',
    `UPDATE option_orders SET reward_amount = reward_amount + 1 WHERE id = ${won!.id}`,
  )
  const paid = await fair(sandbox.url, tokens)
  expect(paid.differences.map(({ what, field }) => [what, field])).toEqual([
    [won!.order_no, 'reward_amount'],
    [won!.order_no, 'pnl'],
  ])
  const [round] = await db.selectFrom('rounds').selectAll().where('result', '=', 'bull').execute()
  await alter('rounds', `UPDATE rounds SET result = 'bear' WHERE round_no = '${round!.round_no}'`)
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toContain(`${round!.round_no} result: settled "bear", fair is "bull"`)
  expect(output).toMatch(/[0-9]+ settlements recomputed, 1 with differences/)
})

test('the fairness check reports a close price that was changed to a price that was never published', async () => {
  const { db } = sandbox.exchange().database
  const [round] = await db.selectFrom('rounds').selectAll().where('result', '=', 'bear').execute()
  await alter(
    'rounds',
    `UPDATE rounds SET close_price = close_price - 1 WHERE round_no = '${round!.round_no}'`,
  )
  const { differences } = await fair(sandbox.url)
  const fields = differences.filter(({ what }) => what === round!.round_no).map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['close_tick', 'close_price']))
})
