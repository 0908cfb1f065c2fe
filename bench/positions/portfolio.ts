import { openVenue } from '@bourselet/sandbox/src/features/futures/venue.ts'
import { type EngineContext, newChange } from '@bourselet/sandbox/src/features/futures/venue-port.ts'
import { QUOTING_ACCOUNT } from '@bourselet/sandbox/src/prices/market-maker.ts'
import { toUnits } from '@bourselet/sdk/money'

export const SYMBOL = 'BTCUSDT'
export const POSITIONS = 500
const FIRST = 10_001

export interface Portfolio {
  members: number[]
  venue: ReturnType<typeof openVenue>
  /** Passes a new mark price to the futures engine (venue), as the sandbox does every second. */
  tick(mark: string): void
}

/**
 * Opens a futures engine (venue) with 500 members who each hold one position with leverage 10. Half of the positions
 * are long and half short; half have isolated and half cross margin.
 */
export function openPortfolio(): Portfolio {
  const venue = openVenue({ orders: [], positions: [], settings: [], cash: [] })
  let id = 0
  const next = () => ++id
  const context = (): EngineContext => ({
    now: 0,
    change: newChange(),
    nextOrderId: next,
    nextTradeId: next,
    nextPositionId: next,
    orderNo: String,
    rates: () => ({ maker: 20_000n, taker: 50_000n }),
  })
  const tick = (mark: string) => venue.mark(new Map([[SYMBOL, toUnits(mark)]]), context())
  tick('60000.0')
  const quote = (side: 'buy' | 'sell', price: number) =>
    ({ member: QUOTING_ACCOUNT, side, price, lots: 1_000_000, timeInForce: 'GTC' }) as const
  venue.marketMaker(
    { symbol: SYMBOL, cancel: [], orders: [quote('buy', 599_999), quote('sell', 600_001)] },
    context(),
  )
  const members = Array.from({ length: POSITIONS }, (_, index) => FIRST + index)
  for (const [index, memberId] of members.entries()) {
    venue.transfer(memberId, 10_000n * 10n ** 8n, `u:${memberId}:spot`, 'T', context())
    const order = venue.place({ ...ORDER, ...termsOf(index), memberId }, context())
    if ('error' in order) throw order
  }
  return { members, venue, tick }
}

function termsOf(index: number) {
  return {
    side: index % 2 === 0 ? ('buy' as const) : ('sell' as const),
    marginMode: index % 4 < 2 ? ('isolated' as const) : ('cross' as const),
    quantity: BigInt(10 + (index % 80)) * 100_000n,
  }
}

const ORDER = {
  clientOrderId: null,
  symbol: SYMBOL,
  type: 'market',
  price: null,
  leverage: 10,
  reduceOnly: false,
  timeInForce: null,
  selfTrade: 'expire_maker',
  takeProfit: null,
  stopLoss: null,
  triggerPrice: null,
  triggerBy: 'last',
} as const
