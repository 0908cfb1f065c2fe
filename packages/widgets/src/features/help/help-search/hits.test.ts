import { expect, test } from 'vitest'
import { hitsIn } from './hits.ts'

const shown = (locale: string, text: string, query: string) =>
  hitsIn(locale, text, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

test.each([
  ['en', 'Withdraw coins', 'withdrawals', '[Withdraw] coins'],
  ['en', 'How do I cancel a withdrawal?', 'cancelling withdrawals', 'How do I [cancel] a [withdrawal]?'],
  ['en', 'What is an alarm?', 'a', 'What is an alarm?'],
  ['en', 'AI plans and the aim', 'ai', '[AI] plans and the aim'],
  ['en', 'Living with liquidation', 'withdrawals liq', 'Living with [liq]uidation'],
  ['fr', 'Annuler un retrait', 'retraits annulés', '[Annule]r un [retrait]'],
  ['fr', 'Récompenses', 'recompense', '[Récompense]s'],
  ['es', 'Cancelar un retiro', 'cancelando retiros', '[Cancela]r un [retiro]'],
  ['zh-CN', '如何取消提现？', '取消', '如何[取消]提现？'],
  ['ja', '出金を取り消す', '出金', '[出金]を取り消す'],
  ['ko', '출금을 취소하려면', '출금', '[출금]을 취소하려면'],
])('highlights the words of the query in a text (%s): %s', (locale, text, query, marked) => {
  expect(shown(locale, text, query)).toBe(marked)
})

test('marking the words of a query keeps every character of the text', () => {
  const text = 'Fees, 0.1 % – a “maker” fee?'
  expect(
    hitsIn('en', text, 'fee maker')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
