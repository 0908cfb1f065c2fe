// These tests run only in `npm run test:deep`, because they are slow. The sandbox connects through a proxy to an empty
// database, and its first start there takes about ten seconds.
import type { Schema } from '@bourselet/openapi'
import { mul, roundToStep } from '@bourselet/sdk/money'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '../database/test-database.ts'
import { type LosingProxy, losingProxy } from '../database/test-lost-commit.ts'
import { TRON } from '../features/withdraw/test-withdraw.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

let proxy: LosingProxy
let sandbox: TestSandbox
let token: Record<string, string>
let published: Schema<'MemberEvent'>[] = []

beforeAll(async () => {
  proxy = await losingProxy(await testDatabaseUrl())
  sandbox = await testSandbox({ databaseUrl: proxy.url, bots: false })
  token = await sandbox.signIn()
  const { stream } = sandbox.exchange()
  const { toMember } = stream
  stream.toMember = (memberId, events) => {
    published.push(...events)
    toMember(memberId, events)
  }
})
beforeEach(() => {
  published = []
})

/** Returns the published balances of USDT in the spot account, and the present balance. */
async function balances() {
  const isUsdt = ({ account, coin }: { account: string; coin: string }) =>
    account === 'spot' && coin === 'USDT'
  const sent = published.flatMap((event) => (event.kind === 'balance' && isUsdt(event) ? [event] : []))
  const usdt = { account: 'spot', coin: 'USDT', ...(await sandbox.balance(token)) }
  return { sent, present: { kind: 'balance', ...usdt } }
}

test('if the answer to the commit of an order is lost, balances and order are still published', async () => {
  const { data } = await sandbox.call('market.coins', { product: 'spot' })
  const { last, tick } = data.find(({ symbol }) => symbol === 'BTCUSDT')!
  const price = roundToStep(mul(last, '0.9'), tick, 'DOWN')
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.01' }
  proxy.loseCommit('spot_orders')
  expect(await sandbox.call('spot.place', order, token)).toMatchObject({ code: 1, data: { status: 'open' } })
  expect(proxy.isLost()).toBe(true)
  const { sent, present } = await balances()
  expect(sent).toEqual([present])
  expect(published.filter(({ kind }) => kind === 'order')).toHaveLength(1)
})

test('if the outcome of an order stays unknown, the next command publishes this order and its balances', async () => {
  const { data } = await sandbox.call('market.coins', { product: 'spot' })
  const { last, tick } = data.find(({ symbol }) => symbol === 'BTCUSDT')!
  const price = roundToStep(mul(last, '0.9'), tick, 'DOWN')
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.01' }
  proxy.loseCommit('spot_orders')
  proxy.cut('pg_xact_status')
  const lost = { ...order, client_order_id: 'unknown' }
  expect((await sandbox.call('spot.place', lost, token)).data.error).toBe('SERVER_ERROR')
  expect(published).toEqual([])
  proxy.cut(null)
  const again = async () => (await sandbox.call('spot.place', { ...order, symbol: 'ETHUSDT' }, token)).code
  await expect.poll(again).not.toBe(0)
  const orders = published.flatMap((event) => (event.kind === 'order' ? [event.order] : []))
  expect(orders.filter((one) => one.client_order_id === 'unknown')).toMatchObject([{ status: 'open' }])
  expect(published.filter(({ kind }) => kind === 'balance')).not.toEqual([])
})

test('if the answer to the commit of a write is lost, the repeated request publishes the balances and the withdrawal record', async () => {
  const pin = { trade_password: '123456' }
  const request = { coin: 'USDT', chain: 'TRC20', address: TRON, amount: '50', ...pin }
  const ask = () => sandbox.call('withdraw.request', request, { ...token, 'idempotency-key': 'lost-commit' })
  proxy.loseCommit('insert into "withdrawals"')
  expect((await ask()).data.error).toBe('SERVER_ERROR')
  expect(proxy.isLost()).toBe(true)
  expect(published).toEqual([])
  // The pool replaces the lost connection after a moment, so the test repeats the call until it succeeds.
  await expect.poll(async () => (await ask()).code).toBe(1)
  await ask()
  const { sent, present } = await balances()
  expect(sent).toEqual([present])
  expect(published.filter(({ kind }) => kind === 'record')).toMatchObject([{ type: 'withdrawal' }])
})

test('if the outcome of a transfer stays unknown, the repeated request publishes the balances and the transfer record', async () => {
  const request = { from_coin: 'USDT', to_account: 'futures', amount: '50', trade_password: '123456' }
  const ask = () => sandbox.call('convert.exchange', request, { ...token, 'idempotency-key': 'unknown' })
  proxy.loseCommit('convert_records')
  proxy.cut('pg_xact_status')
  expect((await ask()).data.error).toBe('SERVER_ERROR')
  expect(proxy.isLost()).toBe(true)
  expect(published).toEqual([])
  proxy.cut(null)
  await expect.poll(async () => (await ask()).code).toBe(1)
  await ask()
  const { sent, present } = await balances()
  expect(sent).toEqual([present])
  expect(published.filter(({ kind }) => kind === 'record')).toMatchObject([{ type: 'convert' }])
})

test('if the answer to a password change is lost, the sessions that it ended are refused', async () => {
  const old = await sandbox.signIn('demo2@example.com')
  const code = async () => (await sandbox.call('account.info', {}, old)).code
  expect(await code()).toBe(1)
  const passwords = { old_password: 'demo1234', new_password: 'other1234', new_password_confirm: 'other1234' }
  proxy.loseCommit('delete from "sessions"')
  const changed = await sandbox.call('account.changePassword', passwords, old)
  expect(changed.data.error).toBe('SERVER_ERROR')
  expect(proxy.isLost()).toBe(true)
  // The pool replaces the lost connection after a moment, so the test repeats the call until the session is refused.
  await expect.poll(code).toBe(4001)
})
