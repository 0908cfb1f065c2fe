import type { OperationId } from './routes.ts'
import { pin, type TestMember } from './test-member.ts'

/** A call that moves money, with the requests to test it. */
export interface Move {
  name: string
  call: OperationId
  /** The identifier by which repeated requests are recognized: the Idempotency-Key header, or a request field. */
  by: 'key' | 'client_order_id'
  /**
   * Creates the rows that the request needs. Returns the request, and a different request to send with the same
   * identifier.
   */
  prepare(member: TestMember): Promise<{ request: object; other: object }>
  /**
   * Coins whose balances are the same for every member after the request. Balances of other coins depend on the
   * prices at which an order matches.
   */
  coins: string[]
}

type Given = (member: TestMember) => Promise<object>

/** Returns a money-moving call with an idempotency key. */
export const keyedMove = (
  call: OperationId,
  name: string,
  prepare: Move['prepare'],
  coins = ['USDT', 'BTC'],
): Move => ({ name, call, by: 'key', coins, prepare })

/** Returns a money-moving call whose two requests differ only in the amount. */
export const amountMove = (call: OperationId, name: string, given: Given, coins?: string[]): Move =>
  keyedMove(
    call,
    name,
    async (member) => {
      const fields = await given(member)
      return { request: { ...fields, amount: '100' }, other: { ...fields, amount: '101' } }
    },
    coins,
  )

/**
 * Returns a money-moving call that redeems a position. The call `opening` opens the position with the request that
 * `given` returns.
 */
export const redemption = (call: OperationId, name: string, given: Given, opening = call): Move =>
  keyedMove(call, name, async (member) => {
    const open = async () => (await member.done(opening, await given(member))).order_no
    const redeem = { action: 'redeem', ...pin }
    return { request: { ...redeem, order_no: await open() }, other: { ...redeem, order_no: await open() } }
  })

/** Returns a money-moving call that stores the client order id of its request. */
export const orderMove = (call: OperationId, name: string, given: Given, coins?: string[]): Move => ({
  ...keyedMove(
    call,
    name,
    async (member) => {
      const request = await given(member)
      const twice = 'amount' in request ? { amount: '21' } : { quantity: '0.03' }
      return { request, other: { ...request, ...twice } }
    },
    coins,
  ),
  by: 'client_order_id',
})

export const buyOrder = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.02' }

/** Returns the request of a limit order that rests in the book of a product, at the lowest bid. */
export async function restingOrder({ done }: TestMember, product: 'spot' | 'futures') {
  const { bids } = await done('market.depth', { symbol: 'BTCUSDT', product, limit: 20 })
  return { ...buyOrder, type: 'limit', price: bids.at(-1)[0] as string }
}
