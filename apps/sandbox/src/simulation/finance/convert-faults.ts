import { edit, type FaultSet } from '../injected-fault.ts'

const ACCEPT = 'features/convert/accept-quote.ts'

/** Injected faults of conversions. */
export const convertFaults: FaultSet = {
  folders: ['features/convert/'],
  faults: {
    credited_too_much: [
      edit(
        ACCEPT,
        'const { from_coin, to_coin, from_amount, to_amount, rate } = quote',
        'const { from_coin, to_coin, from_amount, rate } = quote\n  const to_amount = quote.to_amount + 1n',
      ),
    ],
    quote_accepted_late: [edit(ACCEPT, 'quote.expire_at <= now', 'quote.expire_at + 60_000 <= now')],
    quote_accepted_twice: [edit(ACCEPT, '.set({ used: true })', '.set({ used: false })')],
    spread_forgotten: [
      edit(
        'features/convert/conversion.ts',
        'convertQuote(priceFrom, priceTo, stated, terms)',
        "convertQuote(priceFrom, priceTo, stated, { ...terms, spread: '0' })",
      ),
    ],
  },
}
