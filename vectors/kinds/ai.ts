import { type AiTerms, add, aiDays, aiDraw, aiNetIncome, amount } from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

type AiInput = Omit<AiTerms, 'loops'> & { order_no: string; principal: string; loops?: number }

/**
 * Runs a test vector of the income of an AI order. These vectors contain no index price, so the daily rate follows from
 * the hash of `order_no:day`.
 */
const aiIncomeKind = kind<AiInput>(({ order_no, principal, loops = 1, ...input }) => {
  const terms = { ...input, loops }
  const days = aiDays(terms, principal, (day) => aiDraw(terms, order_no, day).rate)
  const net = aiNetIncome(days)
  return { days, total_net_income: net, payout: amount(add(principal, net)) }
})

export const kinds: Kinds = {
  ai_income: aiIncomeKind,
}
