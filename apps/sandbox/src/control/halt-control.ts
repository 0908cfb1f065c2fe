import type { Control } from '../exchange/control.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { HaltProduct } from '../exchange/halts.ts'
import { findContract } from '../prices/contracts.ts'
import { findListing } from '../prices/listings.ts'
import { Refusal } from '../refusals/refusal.ts'

/** Returns the control that halts or resumes trading of a symbol. */
export function haltControl(exchange: () => Exchange): Control {
  return {
    method: 'POST',
    body: {
      required: ['symbol', 'halted'],
      properties: {
        symbol: { type: 'string', maxLength: 24 },
        product: { enum: ['spot', 'futures'] },
        halted: { type: 'boolean' },
      },
    },
    async run(body) {
      const {
        symbol,
        product = 'spot',
        halted,
      } = body as {
        symbol: string
        product?: HaltProduct
        halted: boolean
      }
      const known = product === 'spot' ? findListing(symbol) : findContract(symbol)
      if (!known) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
      await exchange().halts.set(product, symbol, halted)
      return { symbol, product, halted }
    },
  }
}
