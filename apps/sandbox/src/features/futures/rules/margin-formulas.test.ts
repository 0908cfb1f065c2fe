import * as decimal from '@bourselet/sdk/money'
import { fromUnits, toUnits } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contracts } from '../../../prices/contracts.ts'
import { contractRules } from './contract-rules.ts'
import * as units from './margin-formulas.ts'

const price = fc.bigInt({ min: 1n, max: 10n ** 13n })
const quantity = fc.bigInt({ min: 1n, max: 10n ** 13n })
const side = fc.constantFrom('buy' as const, 'sell' as const)
const leverage = fc.constantFrom(1, 3, 7, 20, 125)
const rate = fc.bigInt({ min: 0n, max: 10n ** 6n })
const contract = fc.constantFrom(...contracts)

/** Generates positions built from random fills, so that cost and margin use all of their decimals. */
const held = fc.array(fc.record({ side, price, quantity }), { maxLength: 4 }).map((fills) =>
  fills.reduce((position, fill) => units.applyFill(position, { ...fill, feeRate: 0n }, 7).position, {
    quantity: 0n,
    cost: 0n,
    margin: 0n,
  }),
)
const inDecimals = (position: units.NetPosition) => ({
  quantity: fromUnits(position.quantity),
  cost: fromUnits(position.cost, 18),
  margin: fromUnits(position.margin),
})

test('the bigint formulas compute the same amounts for a fill as the decimal formula of the SDK', () => {
  fc.assert(
    fc.property(
      held,
      side,
      price,
      quantity,
      rate,
      leverage,
      (before, orderSide, at, size, feeRate, times) => {
        const booked = units.applyFill(before, { side: orderSide, price: at, quantity: size, feeRate }, times)
        const fill = {
          side: orderSide,
          price: fromUnits(at),
          qty: fromUnits(size),
          fee_rate: fromUnits(feeRate),
        }
        const expected = decimal.applyFill(inDecimals(before), fill, times)
        expect(booked).toEqual({
          position: {
            quantity: toUnits(expected.position.quantity),
            cost: toUnits(expected.position.cost, 18),
            margin: toUnits(expected.position.margin),
          },
          fee: toUnits(expected.fee),
          realizedPnl: toUnits(expected.realized_pnl),
          marginReleased: toUnits(expected.margin_released),
          marginTaken: toUnits(expected.margin_taken),
        })
      },
    ),
  )
})

test('the bigint formulas value a position with the same amounts as the decimal formulas of the SDK', () => {
  fc.assert(
    fc.property(held, price, contract, (position, mark, terms) => {
      fc.pre(position.quantity !== 0n)
      const shown = inDecimals(position)
      const at = {
        side: position.quantity < 0n ? ('short' as const) : ('long' as const),
        qty: decimal.abs(shown.quantity),
        entry_price: decimal.entryPrice(shown)!,
        mark_price: fromUnits(mark),
      }
      const value = units.sizeOf(position.quantity) * mark
      const { tiers } = contractRules(terms)
      expect(units.unrealizedPnl(position, mark)).toBe(toUnits(decimal.unrealizedPnl(at)))
      const notional = decimal.mul(at.qty, at.mark_price)
      expect(units.maintenanceMargin(value, tiers)).toBe(
        toUnits(decimal.maintenanceMargin(notional, terms.tiers)),
      )
    }),
  )
})

test('the bigint formulas compute the same reserve, immediate loss and safe leverage of an order as the decimal formulas of the SDK', () => {
  fc.assert(
    fc.property(
      side,
      price,
      price,
      quantity,
      leverage,
      rate,
      contract,
      (orderSide, at, mark, size, times, fee, terms) => {
        const qty = fromUnits(size)
        const order = { price: fromUnits(at), qty, leverage: times }
        expect(units.orderReserve(at * size, times, fee)).toBe(
          toUnits(decimal.orderReserve(order, fromUnits(fee))),
        )
        const worth = { quantity: size, value: at * size }
        const traded = {
          side: orderSide,
          qty,
          notional: decimal.mul(order.price, qty),
          mark_price: fromUnits(mark),
        }
        const { tiers } = contractRules(terms)
        expect(units.openLoss(orderSide, worth, mark)).toBe(toUnits(decimal.openLoss(traded)))
        expect(units.safeLeverage(orderSide, worth, mark, tiers, times)).toBe(
          decimal.safeLeverage(traded, terms.tiers, times),
        )
      },
    ),
  )
})

test('the bigint formula computes the same funding payment of a position as the decimal formula of the SDK', () => {
  const signed = fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n })
  fc.assert(
    fc.property(signed, price, signed, (size, mark, fundingRate) => {
      const orderSide = size < 0n ? 'short' : 'long'
      const rateText = fromUnits(fundingRate, units.FUNDING_RATE_SCALE)
      const expected = decimal.fundingPayment(
        orderSide,
        fromUnits(units.sizeOf(size)),
        fromUnits(mark),
        rateText,
      )
      expect(units.fundingPayment(size, mark, fundingRate)).toBe(toUnits(expected))
    }),
  )
})
