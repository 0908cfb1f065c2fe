import type { FuturesDraft, FuturesOrder, FuturesTerms } from '../../features/futures/futures-order.ts'
import type { CloseRequest, FuturesVenue } from '../../features/futures/venue-port.ts'
import type { Dice } from './dice.ts'
import { abs } from './exact.ts'
import type { PricePath } from './price-path.ts'

const LEVERAGES = [2, 5, 10, 20, 25, 50, 75, 100, 125] as const

/** Inputs for drawing the next command of a member. Commands are random, and many of them are refused. */
export interface MemberTurn {
  memberId: number
  path: PricePath
  dice: Dice
  venue: FuturesVenue
}

/** Draws a limit or market order, sometimes with leverage, margin mode, take profit or stop loss. */
export function drawOrder({ memberId, path, dice }: MemberTurn): FuturesDraft {
  const limit = dice.chance(50)
  const side = dice.pick(['buy', 'sell'])
  const ticks = path.near(dice, dice.pick([0.0004, 0.002, 0.02]))
  const reference = limit ? ticks : path.ticks
  const exit = (sign: number) => {
    const move = Math.round(reference * dice.pick([0.002, 0.01, 0.05]))
    return path.rules.priceOf(Math.max(1, reference + (side === 'buy' ? sign : -sign) * move))
  }
  return {
    ...base(memberId, path.symbol),
    side,
    type: limit ? 'limit' : 'market',
    price: limit ? path.rules.priceOf(ticks) : null,
    quantity: path.rules.quantityOf(
      path.lotsWorth(dice.pick([20, 500, 3_000, 20_000, 90_000]) * (0.5 + dice.fraction())),
    ),
    leverage: dice.chance(30) ? dice.pick(LEVERAGES) : null,
    marginMode: dice.chance(30) ? dice.pick(['cross', 'isolated']) : null,
    reduceOnly: dice.chance(15),
    timeInForce: limit ? dice.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'PO']) : null,
    selfTrade: dice.pick(['expire_maker', 'expire_maker', 'expire_taker', 'expire_both']),
    takeProfit: dice.chance(20) ? exit(1) : null,
    stopLoss: dice.chance(20) ? exit(-1) : null,
    triggerBy: dice.pick(['last', 'mark']),
  }
}

/** Draws a reduce-only limit order for about a third of a position, at a price above or below the market. */
export function drawReduce(hand: MemberTurn): FuturesDraft {
  const { memberId, path, dice, venue } = hand
  const held = venue.position(memberId, path.symbol)?.quantity ?? 0n
  const lots = Math.max(1, Math.round(path.rules.lotsOf(abs(held)) / 3))
  return {
    ...base(memberId, path.symbol),
    side: held < 0n ? 'buy' : 'sell',
    price: path.rules.priceOf(path.near(dice, 0.02)),
    quantity: path.rules.quantityOf(lots),
    reduceOnly: true,
    timeInForce: 'GTC',
  }
}

/** Draws a stop order with or without limit price, whose trigger price is above or below the market. */
export function drawStop(hand: MemberTurn): FuturesDraft {
  const { path, dice } = hand
  const limit = dice.chance(50)
  const move = Math.round(path.ticks * dice.pick([0.001, 0.005, 0.02]))
  const trigger = Math.max(1, path.ticks + (dice.chance(50) ? move : -move))
  const off = Math.round(trigger * dice.pick([0, 0.001, 0.01]))
  return {
    ...drawOrder(hand),
    type: limit ? 'stop_limit' : 'stop_market',
    price: limit ? path.rules.priceOf(Math.max(1, trigger + (dice.chance(50) ? off : -off))) : null,
    timeInForce: limit ? dice.pick(['GTC', 'GTC', 'IOC', 'FOK']) : null,
    triggerPrice: path.rules.priceOf(trigger),
  }
}

/** Draws an order that reverses the position, sometimes for half of its quantity only. */
export function drawReverse({ memberId, path, dice, venue }: MemberTurn): FuturesDraft {
  const held = venue.position(memberId, path.symbol)?.quantity ?? 0n
  const lots = Math.max(1, path.rules.lotsOf(abs(held)))
  return {
    ...base(memberId, path.symbol),
    side: held < 0n ? 'buy' : 'sell',
    type: 'market',
    quantity: path.rules.quantityOf(dice.chance(70) ? lots : Math.ceil(lots / 2)),
    reverse: true,
  }
}

/** Draws a take profit or stop loss for an open position. */
export function drawTrigger({ memberId, path, dice, venue }: MemberTurn): FuturesDraft {
  const long = (venue.position(memberId, path.symbol)?.quantity ?? 0n) >= 0n
  const type = dice.pick(['tp', 'sl'])
  const up = long === (type === 'tp') ? 1 : -1
  const move = Math.round(path.ticks * dice.pick([0.001, 0.01, 0.05]))
  return {
    ...base(memberId, path.symbol),
    side: long ? 'sell' : 'buy',
    type,
    triggerPrice: path.rules.priceOf(Math.max(1, path.ticks + up * move)),
    triggerBy: dice.pick(['last', 'mark']),
  }
}

/** Draws a request to close a position, whole or half, with a market or limit order. */
export function drawClose({ memberId, path, dice, venue }: MemberTurn): CloseRequest {
  const limit = dice.chance(40)
  const held = venue.position(memberId, path.symbol)?.quantity
  const lots = held === undefined ? 1 : path.rules.lotsOf(abs(held))
  return {
    memberId,
    symbol: path.symbol,
    type: limit ? 'limit' : 'market',
    price: limit ? path.rules.priceOf(path.near(dice, 0.002)) : null,
    quantity: dice.chance(50) ? null : path.rules.quantityOf(Math.ceil(lots / 2)),
    clientOrderId: null,
  }
}

/** Draws one of the member's open orders to cancel; undefined if there is none. */
export function drawCancel({ memberId, dice, venue }: MemberTurn): FuturesOrder | undefined {
  const orders = venue.openOrders(memberId)
  return orders[dice.below(orders.length || 1)]
}

/**
 * Draws new terms for one of the member's open orders; undefined if there is none. A take profit or stop loss cannot
 * be amended.
 */
export function drawAmendment(hand: MemberTurn): { order: FuturesOrder; terms: FuturesTerms } | undefined {
  const { memberId, path, dice, venue } = hand
  const orders = venue
    .openOrders(memberId)
    .filter(({ symbol, type }) => symbol === path.symbol && type !== 'tp' && type !== 'sl')
  const order = orders[dice.below(orders.length || 1)]
  if (order === undefined) return undefined
  const near = () => path.rules.priceOf(path.near(dice, dice.pick([0.0004, 0.002, 0.02])))
  const lots = path.rules.lotsOf(order.quantity!)
  const quantity = path.rules.quantityOf(Math.max(1, Math.round(lots * dice.pick([0.3, 0.8, 1.5, 3]))))
  const { price, triggerPrice, status } = order
  return {
    order,
    terms: {
      price: price === null || dice.chance(50) ? price : near(),
      quantity: dice.chance(50) ? order.quantity : quantity,
      triggerPrice: status === 'pending' && dice.chance(50) ? near() : triggerPrice,
    },
  }
}

/**
 * Draws the amount of a transfer in units of 1e-8: positive into the futures wallet, negative out of it. Outgoing
 * amounts are often the available amount or slightly more.
 */
export function drawTransfer({ memberId, dice, venue }: MemberTurn): bigint {
  if (dice.chance(40)) return BigInt(1 + dice.below(5_000)) * 10n ** 8n
  const most = Number(venue.cash(memberId).available / 10_000n)
  return -BigInt(Math.max(1, Math.floor(most * dice.pick([0.3, 0.9, 1, 1.2])))) * 10_000n
}

function base(memberId: number, symbol: string): FuturesDraft {
  return {
    memberId,
    clientOrderId: null,
    symbol,
    side: 'buy',
    type: 'limit',
    price: null,
    quantity: null,
    leverage: null,
    marginMode: null,
    reduceOnly: false,
    timeInForce: null,
    selfTrade: 'expire_maker',
    takeProfit: null,
    stopLoss: null,
    triggerPrice: null,
    triggerBy: 'last',
  }
}
