import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../clock/clock.ts'
import { contractBasis } from './contract-basis.ts'
import { contractSource, contractTicks } from './contract-prices.ts'
import { contracts } from './contracts.ts'
import { findListing } from './listings.ts'
import { marketWalk } from './market-walk.ts'
import { priceModels } from './price-models.ts'
import { fold, type Stretch } from './price-source.ts'

const NOW = Date.UTC(2026, 5, 15, 12)
const walk = marketWalk('s')
const basis = contractBasis(walk)

test('each hour candle of a contract opens at the coin’s open plus the basis and closes where the next candle opens', () => {
  const source = contractSource(walk, basis)
  for (const contract of contracts) {
    const coin = findListing(contract.symbol)!
    for (let hour = NOW / HOUR_MS - 200; hour < NOW / HOUR_MS; hour++) {
      const [own, of] = [source.hour(contract.symbol, hour)!, walk.hour(contract.symbol, hour)!]
      const next = source.hour(contract.symbol, hour + 1)!
      expect(Math.max(own.o, own.c)).toBeLessThanOrEqual(own.h)
      expect(Math.min(own.o, own.c)).toBeGreaterThanOrEqual(own.l)
      expect(own.o).toBe(contractTicks(contract, of.o, basis.at(contract.symbol, hour * HOUR_MS)))
      expect(Math.abs(next.o - own.c)).toBeLessThanOrEqual(1)
      const coins = (lots: bigint, unit: bigint) => Number(lots * unit)
      expect(coins(own.v, contract.lotUnits) / coins(of.v, coin.lotUnits)).toBeCloseTo(1.8, 1)
    }
  }
})

test('the one-minute candles of a contract add up to its hour candle and stay close to the candles of the coin', () => {
  const { history, contracts: own } = priceModels(walk)
  for (const { symbol, priceScale } of contracts) {
    const scale = 10 ** (priceScale - findListing(symbol)!.priceScale)
    for (let hour = NOW - 20 * HOUR_MS; hour < NOW; hour += HOUR_MS) {
      const [minutes, whole] = [own.minutes(symbol, hour), own.hour(symbol, hour)]
      expect(fold(minutes)).toEqual(whole)
      const isBetween = ({ l, h, v, q }: Stretch) => q >= v * BigInt(l) && q <= v * BigInt(h)
      expect(minutes.every(isBetween)).toBe(true)
      const apart = minutes.map(({ c }, i) =>
        Math.abs(c / (history.minute(symbol, hour + i * MINUTE_MS)!.c * scale) - 1),
      )
      expect(Math.max(...apart)).toBeLessThan(0.005)
    }
  }
})

test('the basis of a contract stays small and changes slowly, but sometimes causes an extreme funding rate', () => {
  const again = contractBasis(walk)
  for (const { symbol } of contracts) {
    let far = 0
    for (let ts = NOW - 30 * 24 * HOUR_MS; ts < NOW; ts += 10 * MINUTE_MS) {
      const here = basis.at(symbol, ts)
      expect(Math.abs(here)).toBeLessThan(0.003)
      expect(Math.abs(basis.at(symbol, ts + 1000) - here)).toBeLessThan(0.000_01)
      expect(again.at(symbol, ts)).toBe(here)
      if (here > 0.0006 || here < -0.0004) far++
    }
    expect(far).toBeGreaterThan(400)
    expect(far).toBeLessThan(3000)
  }
})
