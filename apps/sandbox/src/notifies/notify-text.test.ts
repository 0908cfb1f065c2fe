import { describe, expect, test } from 'vitest'
import { languages } from '../http/language.ts'
import { notifyText, notifyTexts } from './notify-text.ts'

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe.each(languages)('texts of messages in %s', (language) => {
  test('each message that has a text in English also has a text in this language, with the same placeholders', () => {
    const shape = (texts: Record<string, { title: string; content: string }>) =>
      Object.entries(texts).map(([name, { title, content }]) => [name, title !== '', places(content)])
    expect(shape(notifyTexts[language])).toEqual(shape(notifyTexts.en))
  })
})

test('fills the placeholders of a text with values, and removes trailing zeros of amounts', () => {
  const params = { symbol: 'BTCUSDT', margin_ratio_pct: '81.20' }
  expect(notifyText('MARGIN_CALL', params, 'ja').content).toContain('BTCUSDT：証拠金率が81.20%')
  const deposit = (amount: string) => notifyText('DEPOSIT_CREDITED', { amount, coin: 'USDT' }, 'en').content
  expect(['250.00000000', '0.10000000', '100'].map(deposit)).toEqual(
    ['250', '0.1', '100'].map((amount) => `${amount} USDT are in your spot account.`),
  )
})

test.each([
  ['en', '20,000', '1,234,567.12345678', '-0.5'],
  ['fr', '20\u202f000', '1\u202f234\u202f567,12345678', '-0,5'],
  ['pt', '20.000', '1.234.567,12345678', '-0,5'],
] as const)('message texts show amounts in the number format of the language %s', (language, ...shown) => {
  const amounts = ['20000.00000000', '1234567.12345678', '-0.50000000']
  for (const [at, amount] of amounts.entries()) {
    const { content } = notifyText('DEPOSIT_CREDITED', { amount, coin: 'USDT' }, language)
    expect(content).toContain(`${shown[at]} USDT`)
  }
})

test('message texts show order numbers, symbols and dates unchanged', () => {
  const params = {
    order_no: '20261129000001',
    paid_back: '1000.00000000',
    income: '12.50000000',
    coin: 'USDT',
  }
  const { content } = notifyText('INVESTMENT_COMPLETED', params, 'en')
  expect(content).toContain('Order 20261129000001 has matured: 1,000 USDT')
  expect(notifyText('REFERRAL_REWARDS', { date: '2026-11-28', amount: '1' }, 'fr').content).toContain(
    '2026-11-28',
  )
})
