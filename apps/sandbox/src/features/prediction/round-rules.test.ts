import { expect, test } from 'vitest'
import { testPrediction } from './test-prediction.ts'

test('the settings tell the rules that the rounds are played by, the harder one where pairs differ', async () => {
  const { exchange, database } = await testPrediction()
  expect(await exchange.roundRules.read()).toEqual({ tie_rule: 'refund', one_sided_rule: 'refund' })
  await database.db
    .updateTable('round_terms')
    .set({ tie_rule: 'house' })
    .where('symbol', '=', 'ETHUSDT')
    .execute()
  expect(await exchange.roundRules.read()).toEqual({ tie_rule: 'house', one_sided_rule: 'refund' })
})
