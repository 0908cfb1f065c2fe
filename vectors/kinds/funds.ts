import { convertQuote, type ReviewFlags, withdrawDecision } from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

declare module '../vector-file.ts' {
  interface Constants {
    withdraw: Record<string, { fee_fixed: string; fee_rate: string; min: string; max: string }>
    convert: { spread: string; min_value_usdt: string; max_value_usdt: string }
  }
}

interface WithdrawInput {
  coin: string
  chain: string
  amount: string
  available: string
  now: number
  flags?: ReviewFlags
  price_usdt?: string
  used_today_usdt?: string
  daily_limit_usdt?: string
}

const withdrawKind = kind<WithdrawInput>((input, constants) => {
  const rule = constants.withdraw[`${input.coin}/${input.chain}`]
  if (rule === undefined) return { error: 'CHAIN_UNSUPPORTED' }
  const { used_today_usdt, daily_limit_usdt = '0', price_usdt = '1' } = input
  const daily = used_today_usdt === undefined ? null : { used_today_usdt, daily_limit_usdt, price_usdt }
  return withdrawDecision({
    amount: input.amount,
    available: input.available,
    rule,
    daily,
    flags: input.flags ?? {},
    now: input.now,
  })
})

interface ConvertInput {
  price_from: string
  price_to: string
  from_amount?: string | null
  to_amount?: string | null
  spread?: string
}

const convertQuoteKind = kind<ConvertInput>((input, constants) => {
  const { from_amount, to_amount } = input
  const stated = from_amount ? { from_amount } : { to_amount: to_amount ?? '0' }
  const terms = { ...constants.convert, spread: input.spread ?? constants.convert.spread }
  return convertQuote(input.price_from, input.price_to, stated, terms)
})

export const kinds: Kinds = {
  withdraw: withdrawKind,
  convert_quote: convertQuoteKind,
}
