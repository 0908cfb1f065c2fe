import { mul, trim } from '@bourselet/sdk/money'
import type { Exchange } from './exchange.ts'
import { newKey } from './key.ts'
import { spotSymbol } from './market-facts.ts'
import type { Target } from './target.ts'

/** A quote, the same request again, and another request, all under one idempotency key. */
export interface RepeatedQuote {
  first: Exchange
  again: Exchange
  other: Exchange
}

/** Asks for a quote under a key, which moves no money, and repeats it. Runs once. */
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
