import { expect, test } from 'vitest'
import { balanceOf, purse, testPrediction, usdt } from './test-prediction.ts'

test('a bull wins the pool less the fee', async () => {
  const world = await testPrediction()
  const [bull, bear] = await world.members(2, '100')
  const round_no = world.roundNo()
  const bet = { mode: 'round', symbol: 'BTCUSDT', round_no } as const
  await world.bet(bull!, { ...bet, direction: 'bull', amount: '10' })
  await world.bet(bear!, { ...bet, direction: 'bear', amount: '20' })
  for (const price of [6_000_000, 6_000_001]) {
    await world.clock.advance(299_000)
    await world.tick({ BTCUSDT: price })
    await world.clock.advance(1_001)
    await world.prediction.beat()
  }
  // 30 less 3 percent
  expect(await purse(world, bull!)).toBe(usdt('119.1'))
  expect(await purse(world, bear!)).toBe(usdt('80'))
  expect(await balanceOf(world, `sys:pool:${round_no}`)).toBe(0n)
  expect(await balanceOf(world, 'sys:fee')).toBe(usdt('0.9'))
})
