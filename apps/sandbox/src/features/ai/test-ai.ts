import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

type Header = Record<string, string>
export const PIN = { trade_password: '123456' }

/** A test sandbox with the initial AI plans and with helpers that create and pay AI orders. */
export interface TestAi extends TestSandbox {
  plans: Schema<'AiProduct'>[]
  /** Creates a signed-in member with USDT and returns the header with their session token. */
  member(usdt?: string): Promise<Header>
  /** Creates a draft of an AI order. `plan` is the index of its AI plan in `plans`. */
  draft(token: Header, plan: number, amount: string, loops?: number): Promise<Schema<'AiOrder'>>
  pay(token: Header, orderNo: string): ReturnType<TestSandbox['call']>
  finish(token: Header, orderNo: string): ReturnType<TestSandbox['call']>
  orders(token: Header, status?: string): Promise<Schema<'AiOrder'>[]>
  /**
   * Moves the clock to just after the daily booking of the day that is `days` days later. Then signs the members in
   * again, because their sessions expire meanwhile.
   */
  passDays(days: number): Promise<void>
}

export async function testAi(options: Parameters<typeof testSandbox>[0] = {}): Promise<TestAi> {
  const sandbox = await testSandbox({ bots: false, control: true, ...options })
  await sandbox.clock.advance(3_000)
  return { ...sandbox, ...(await aiParts(sandbox)) }
}

async function aiParts(sandbox: TestSandbox): Promise<Omit<TestAi, keyof TestSandbox>> {
  const { call, clock } = sandbox
  const members = new Map<number, { 'api-token': string }>()
  const plans = (await call('ai.products')).data as Schema<'AiProduct'>[]
  return {
    plans,
    async member(usdt = '50000') {
      const { id, token } = await sandbox.newMember({ ...PIN, balances: { USDT: usdt } })
      members.set(id, token)
      return token
    },
    async draft(token, plan, amount, loops = 1) {
      const { code, info, data } = await call(
        'ai.create',
        { goods_id: plans[plan]!.id, amount, loops },
        token,
      )
      if (code !== 1) throw new Error(info)
      return data
    },
    pay: (token, order_no) => call('ai.submit', { order_no, ...PIN }, token),
    finish: (token, order_no) => call('ai.submit', { order_no, action: 'finish', ...PIN }, token),
    async orders(token, status) {
      const { data } = await call(
        'spot.orders',
        { type: 'ai', limit: 100, ...(status ? { status } : {}) },
        token,
      )
      return data.list as Schema<'AiOrder'>[]
    },
    async passDays(days) {
      const booking = Math.floor(clock.now() / DAY_MS) * DAY_MS + days * DAY_MS + 11 * 60_000
      await clock.advance(booking - clock.now())
      const { database, members: tokens } = sandbox.exchange()
      for (const [id, header] of members) {
        const issued = await database.transaction((tx) => tokens.issueToken(tx, id))
        header['api-token'] = issued.token
      }
    },
  }
}
