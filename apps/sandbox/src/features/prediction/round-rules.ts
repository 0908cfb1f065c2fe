import type { Reader } from '../../database/transaction.ts'
import type { RoundRules } from '../../exchange/capabilities.ts'

/**
 * Returns the tie rule and the one-sided rule for all symbols together. A rule is `house` (no refund) if it is `house`
 * for any symbol, otherwise `refund`.
 */
export async function roundRules(db: Reader): Promise<RoundRules> {
  const terms = await db.selectFrom('round_terms').select(['tie_rule', 'one_sided_rule']).execute()
  const worst = (name: 'tie_rule' | 'one_sided_rule') =>
    terms.some((one) => one[name] === 'house') ? 'house' : 'refund'
  return { tie_rule: worst('tie_rule'), one_sided_rule: worst('one_sided_rule') }
}
