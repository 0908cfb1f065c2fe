import type { Schema } from '@bourselet/openapi'

/** What becomes of rounds without a winner, as the settings tell it. */
export type RoundRules = Schema<'WebSetting'>['option']

/** Where the prediction feature, which keeps the terms of its rounds, meets those who tell of them. */
export interface RoundRulesDoor {
  /** Called by the prediction feature when it opens. */
  open(read: () => Promise<RoundRules>): void
  /** Where no rounds are played, stakes would come back. */
  read(): Promise<RoundRules>
}

export function roundRulesDoor(): RoundRulesDoor {
  let opened = async (): Promise<RoundRules> => ({ tie_rule: 'refund', one_sided_rule: 'refund' })
  return {
    open: (read) => {
      opened = read
    },
    read: () => opened(),
  }
}
