import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const pin = { trade_password: '123456' }
/** Minutes around the booking at 00:10 of a day; the first lies on the day before. */
const MINUTES = [-1, 0, 5, 10, 11]

let sandbox: TestSandbox
let made = 0
beforeAll(async () => {
  sandbox = await testSandbox({ control: true })
})

async function member() {
  const email = `greedy${++made}@example.com`
  const payload = { email, balances: { USDT: '60000' }, trade_password: '123456' }
  const reply = await sandbox.app.inject({ method: 'POST', url: '/sandbox/member', payload })
  return { 'api-token': reply.json().data.token as string }
}
/** Advances the clock to a minute of a day, counted from the next midnight. */
const until = (midnight: number, minute: number) =>
  sandbox.clock.advance(Math.max(0, midnight + minute * MINUTE - sandbox.clock.now()))
const usdt = async (token: { 'api-token': string }) =>
  (await sandbox.call('wallet.balances', { coin: 'USDT', account: 'spot' }, token)).data.list[0]!.available

const opened = {
  async pledge(token: { 'api-token': string }) {
    const { list } = (await sandbox.call('wealth.products', { kind: 'pledge', coin: 'USDT' })).data
    const { data } = await sandbox.call(
      'wealth.subscribe',
      { id: list[0]!.id, amount: '50000', agree: true, ...pin },
      token,
    )
    return () => sandbox.call('wealth.change', { action: 'redeem', order_no: data.order_no, ...pin }, token)
  },
  async savings(token: { 'api-token': string }) {
    const [goods] = (await sandbox.call('savings.goods', { type: 'flexible' })).data
    const { data } = await sandbox.call(
      'savings.add',
      { goods_id: goods!.id, amount: '50000', ...pin },
      token,
    )
    return () => sandbox.call('savings.add', { action: 'redeem', order_no: data.order_no, ...pin }, token)
  },
}

// One day serves every pair of times, because each pair needs a booking of its own between them.
describe.each(Object.entries(opened))('a member who enters and leaves %s around a booking', (_name, open) => {
  test.each(
    MINUTES.flatMap((enter) => MINUTES.filter((leave) => leave > enter).map((leave) => [enter, leave])),
  )('from minute %i to minute %i has what they had', async (enter, leave) => {
    const midnight = (Math.floor(sandbox.clock.now() / DAY) + 1) * DAY
    await until(midnight, enter!)
    const token = await member()
    const redeem = await open(token)
    await until(midnight, leave!)
    expect((await redeem()).code).toBe(1)
    expect(await usdt(token)).toBe('60000.00000000')
  })
})
