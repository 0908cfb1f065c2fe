import { expect, test } from 'vitest'
import { repeatedTransfer } from './repeated-transfer.ts'
import type { Target } from './target.ts'

test('a transfer is reversed at the end of the run even if a later request gets no answer', async () => {
  const moves: unknown[] = []
  const atEnd: (() => Promise<unknown>)[] = []
  const target = {
    options: {},
    once: (_: string, make: () => Promise<unknown>) => make(),
    data: async () => ({ list: [{ available: '5' }] }),
    async send(_: string, { from_account, amount }: Record<string, unknown>) {
      moves.push([from_account, amount])
      if (moves.length === 2) throw new Error('no answer')
      return { envelope: { code: 1 } }
    },
    atEnd: (cleanUp: () => Promise<unknown>) => void atEnd.push(cleanUp),
  } as unknown as Target
  await expect(repeatedTransfer(target)).rejects.toThrow('no answer')
  for (const cleanUp of atEnd) await cleanUp()
  expect(moves).toEqual([
    ['spot', '1'],
    ['spot', '1'],
    ['futures', '1'],
  ])
})
