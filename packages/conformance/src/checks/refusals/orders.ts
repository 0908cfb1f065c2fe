import { compare, mul, roundToStep, trim } from '@bourselet/sdk/money'
import { shown } from '../../contract/json-path.ts'
import type { Deviation } from '../../report.ts'
import type { Exchange } from '../../target/exchange.ts'
import { offStep, offTick } from '../../target/far-order.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import { farOrder, placedOrder, placeOrder } from '../../target/placed-order.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, NotChecked } from '../check.ts'
import { refusedFields, refusedOf, refusedWith } from './expect-refusal.ts'

const group = 'refusals' as const
const needs = ['member', 'write'] as const

/**
 * Sends an order that the back end must refuse. If the order is wrongly accepted, it is canceled at the end of the run.
 */
const refusedOrder = async (target: Target, changes: Record<string, unknown>): Promise<Exchange> =>
  placeOrder(target, 'spot', { ...(await farOrder(target, 'spot')), ...changes })

/**
 * Returns the deviations of a call that must be refused with the given name and the given value of one
 * parameter.
 */
function refusedWithParam(exchange: Exchange, name: string, param: string, value: string): Deviation[] {
  const refused = refusedWith(exchange, name)
  const given = refusedOf(exchange).params?.[param]
  if (refused.length > 0 || given === value) return refused
  return [
    { call: exchange.call, path: `$.data.params.${param}`, expected: shown(value), received: shown(given) },
  ]
}

const amounts: Check = {
  id: 'refusals/amounts',
  group,
  title: 'An amount that is no plain positive decimal string is refused with 4022',
  docs: docs.rule('amounts'),
  needs,
  async run(target) {
    const { quantity } = await farOrder(target, 'spot')
    const wrong = [
      Number(quantity),
      '0',
      `-${quantity}`,
      `+${quantity}`,
      ` ${quantity}`,
      '1e-2',
      '0.123456789',
    ]
    const deviations: Deviation[] = []
    for (const value of wrong)
      deviations.push(
        ...refusedFields(await refusedOrder(target, { quantity: value }), { quantity: undefined }),
      )
    return deviations
  },
}

const tick: Check = {
  id: 'refusals/price-tick',
  group,
  title: 'A price between two ticks is refused with 5302 PRICE_TICK and the tick',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    const symbol = await spotSymbol(target)
    const price = offTick(symbol, await farOrder(target, 'spot'))
    if (price === null) throw new NotChecked(`the tick of ${symbol.symbol} has all decimals of an amount`)
    return refusedWithParam(await refusedOrder(target, { price }), 'PRICE_TICK', 'tick', symbol.tick)
  },
}

const step: Check = {
  id: 'refusals/quantity-step',
  group,
  title: 'A quantity between two steps is refused with 5303 QTY_STEP and the step',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    const symbol = await spotSymbol(target)
    const quantity = offStep(symbol, await farOrder(target, 'spot'))
    if (quantity === null) throw new NotChecked(`the step of ${symbol.symbol} has all decimals of an amount`)
    return refusedWithParam(await refusedOrder(target, { quantity }), 'QTY_STEP', 'step', symbol.step)
  },
}

const band: Check = {
  id: 'refusals/price-band',
  group,
  title: 'A limit price outside of the price band is refused with 5305 PRICE_BAND',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    const { last, tick, price_band } = await spotSymbol(target)
    const half = mul(price_band.min, '0.5')
    const price = trim(roundToStep(mul(last, half), tick, 'UP'))
    return refusedWith(await refusedOrder(target, { price }), 'PRICE_BAND')
  },
}

const notional: Check = {
  id: 'refusals/minimum-value',
  group,
  title: 'An order below the least value is refused with 5304 MIN_NOTIONAL and the minimum',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    const { symbol, step, min_qty, min_notional } = await spotSymbol(target)
    const { price } = await farOrder(target, 'spot')
    const quantity = trim(roundToStep(min_qty, step, 'UP'))
    if (compare(mul(price, quantity), min_notional) >= 0)
      throw new NotChecked(`the least quantity of ${symbol} is worth more than the least value of an order`)
    const exchange = await refusedOrder(target, { quantity })
    return refusedWithParam(exchange, 'MIN_NOTIONAL', 'min', min_notional)
  },
}

const funds: Check = {
  id: 'refusals/funds',
  group,
  title: 'An order that costs more than the available balance is refused with 5201 INSUFFICIENT_BALANCE',
  docs: docs.refusal('INSUFFICIENT_BALANCE'),
  needs,
  async run(target) {
    const { symbol, step, max_qty, quote } = await spotSymbol(target)
    const { price } = await farOrder(target, 'spot')
    const quantity = trim(roundToStep(max_qty, step, 'DOWN'))
    const { list } = await target.data('wallet.balances', { account: 'spot', coin: quote })
    if (compare(list[0]?.available ?? '0', mul(price, quantity)) >= 0)
      throw new NotChecked(`the member can pay for the largest order of ${symbol}`)
    return refusedWith(await refusedOrder(target, { quantity }), 'INSUFFICIENT_BALANCE')
  },
}

const unknownOrder: Check = {
  id: 'refusals/unknown-order',
  group,
  title: 'The cancellation of an order that the member does not have is refused with 4004 ORDER_NOT_FOUND',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    return refusedWith(
      await target.send('spot.cancel', { order_no: 'S202001010000000000' }),
      'ORDER_NOT_FOUND',
    )
  },
}

const closedOrder: Check = {
  id: 'refusals/closed-order',
  group,
  title: 'The cancellation of an ended order is refused with 5311 ORDER_CLOSED',
  docs: docs.rule('spot-orders'),
  needs,
  async run(target) {
    const { cancelled, cancelledAgain } = await placedOrder(target, 'spot')
    if (cancelled.envelope?.code !== 1) throw new NotChecked('spot.cancel did not cancel the order')
    return refusedWith(cancelledAgain, 'ORDER_CLOSED')
  },
}

export const orderChecks: Check[] = [
  ...[amounts, tick, step, band, notional, funds],
  ...[unknownOrder, closedOrder],
]
