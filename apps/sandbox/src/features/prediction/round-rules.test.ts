import { expect, test } from 'vitest'
import { roundRules } from './round-rules.ts'
import { testPrediction } from './test-prediction.ts'

test('if symbols have different tie rules, roundRules returns the rule that is worse for members: `house` instead of `refund`', async () => {
  const { database } = await testPrediction()
  expect(await roundRules(database.db)).toEqual({ tie_rule: 'refund', one_sided_rule: 'refund' })
  await database.db
    .updateTable('round_terms')
    .set({ tie_rule: 'house' })
    .where('symbol', '=', 'ETHUSDT')
    .execute()
  expect(await roundRules(database.db)).toEqual({ tie_rule: 'house', one_sided_rule: 'refund' })
})
