import { mul, trim } from '@bourselet/sdk/money'
import type { Exchange } from './exchange.ts'
import { newKey } from './key.ts'
import { spotSymbol } from './market-facts.ts'
import type { Target } from './target.ts'

/**
 * Three requests for a quote under one idempotency key, with their answers: the first one, the same request
 * again, and a request with another amount.
 */
export interface RepeatedQuote {
  first: Exchange
  again: Exchange
  other: Exchange
}

/**
 * Requests a quote, and repeats the request under the same idempotency key, once with the same amount and once with
 * another amount. A quote moves no money. The requests are sent once in a run.
 */
export function repeatedQuote(target: Target): Promise<RepeatedQuote> {
  return target.once('repeated quote', async () => {
    const { base } = await spotSymbol(target)
    const { convert } = await target.data('site.settings')
    const amount = trim(mul(convert.min_value_usdt, '20'))
    const headers = { 'idempotency-key': newKey() }
    const ask = (from_amount: string) =>
      target.send('convert.convert', { from_coin: 'USDT', to_coin: base, from_amount }, { headers })
    return { first: await ask(amount), again: await ask(amount), other: await ask(trim(mul(amount, '2'))) }
  })
}
