import { describe, expect, test } from 'vitest'
import { languages } from '../http/language.ts'
import { notifyText, notifyTexts } from './notify-text.ts'

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe.each(languages)('texts of messages in %s', (language) => {
  test('the texts of all messages have the same names and placeholders as in English', () => {
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
