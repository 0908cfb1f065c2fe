import { HOUR_MS, MINUTE_MS } from '../clock/clock.ts'
import type { Character } from './characters.ts'
import { characterOf } from './characters.ts'
import type { ContractBasis } from './contract-basis.ts'
import { type Contract, findContract } from './contracts.ts'
import { findListing, type Listing } from './listings.ts'
import { type PriceSource, type Stretch, turnoverAt } from './price-source.ts'

/** Turnover of a contract divided by the turnover of its coin. */
const TURNOVER_RATIO = 1.8

/** Returns the behavior of a contract's market. */
export function contractCharacter(contract: Listing): Character {
  const coin = characterOf(contract)
  return { ...coin, turnover: coin.turnover * TURNOVER_RATIO }
}

/** Returns the price of a contract, in its own ticks, for an index price in ticks of the coin. */
export function contractTicks(contract: Listing, index: number, basis: number): number {
  const scale = 10 ** (contract.priceScale - coinOf(contract).priceScale)
  return Math.max(1, Math.round(index * scale * (1 + basis)))
}

/**
 * Returns a source of contract prices: the prices of the coin plus the basis, with larger volume. Both sources draw
 * details from the same noise, so the charts of coin and contract look alike.
 */
export function contractSource(source: PriceSource, basis: ContractBasis): PriceSource {
  const path: PriceSource['path'] = (symbol, t, step) => {
    const contract = findContract(symbol)
    const coin = contract ? source.path(symbol, t, step) : null
    if (!contract || !coin) return null
    return coin.map((price, i) => contractTicks(contract, price, basis.at(symbol, t + i * step)))
  }
  return {
    key: source.key,
    noise: source.noise,
    path,
    hour(symbol, hour) {
      const contract = findContract(symbol)
      const coin = contract && source.hour(symbol, hour)
      if (!contract || !coin) return null
      const [from, to] = [basis.at(symbol, hour * HOUR_MS), basis.at(symbol, (hour + 1) * HOUR_MS)]
      const whole = converted(contract, coin, from, to)
      // The basis (difference between the contract price and the index price) changes within the hour. The contract
      // price can therefore leave the range between the converted high and low. So the high and low must include the
      // contract price at each minute.
      const points = path(symbol, hour * HOUR_MS, MINUTE_MS) ?? []
      const q = points.length > 0 ? turnoverAt(whole.v, points) : whole.q
      return { ...whole, q, h: Math.max(whole.h, ...points), l: Math.min(whole.l, ...points) }
    },
  }
}

function converted(contract: Contract, coin: Stretch, from: number, to: number): Stretch {
  const [o, c] = [contractTicks(contract, coin.o, from), contractTicks(contract, coin.c, to)]
  const h = contractTicks(contract, coin.h, Math.max(from, to))
  const l = contractTicks(contract, coin.l, Math.min(from, to))
  const lots = (coin.v * coinOf(contract).lotUnits * BigInt(TURNOVER_RATIO * 10)) / 10n / contract.lotUnits
  const v = lots === 0n && coin.v > 0n ? 1n : lots
  return { o, h, l, c, v, q: (v * BigInt(o + h + l + c)) / 4n, n: coin.n }
}

/** Returns the spot listing of the coin on which a contract is based. */
function coinOf({ symbol }: Listing): Listing {
  const coin = findListing(symbol)
  if (!coin) throw new RangeError(`no coin for the contract ${symbol}`)
  return coin
}
