import { add, compare, type Decimal, decimals, mul, parseAmount, roundToStep } from '@bourselet/sdk/money'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatAmount } from '../format/format-amount.ts'
import { useLocale } from '../provider/use-locale.ts'

export type AmountText = {
  /** Text that the input shows. */
  text: string
  /** True if the text of the input is not an amount. */
  isMeaningless: boolean
  /**
   * True if the text of the input is not an amount, and the field has lost the focus since the member typed it.
   */
  isUnreadable: boolean
  type: (text: string) => void
  enter: (input: HTMLInputElement) => void
  leave: () => void
  /** Changes the value by a number of steps. The result is a multiple of the step within the bounds. */
  move: (steps: number) => void
}

type AmountValue = {
  value: Decimal | ''
  onValueChange: (value: Decimal | '') => void
  step?: Decimal | undefined
  min?: Decimal | undefined
  max?: Decimal | undefined
  start?: Decimal | null | undefined
}

/**
 * Returns the state of an input for an amount. The text never changes while the member types. The value is
 * exactly the amount of the text, or '' if the text is not an amount. Digits are grouped only when the field
 * loses the focus, because separators disturb typing. A value that is set from outside, for example by a press
 * in the book, replaces the text.
 */
export function useAmountText({
  value,
  onValueChange,
  step,
  min = '0',
  max,
  start,
}: AmountValue): AmountText {
  const locale = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [complained, setComplained] = useState(false)
  const meaning = draft === null ? null : (parseAmount(draft, locale) ?? '')
  const isDraft = draft !== null && meaning === value
  const settled = (grouping: boolean) =>
    value === ''
      ? ''
      : formatAmount(locale, value, {
          // Decimals beyond the precision of the coin stay visible, so that the member sees exactly what they
          // have typed.
          decimals: Math.max(8, value.split('.')[1]?.length ?? 0),
          minDecimals: step ? decimals(step) : 0,
          grouping,
        })
  const isMeaningless = isDraft && draft.trim() !== '' && meaning === ''

  return {
    text: isDraft ? draft : settled(!isFocused),
    isMeaningless,
    isUnreadable: complained && isMeaningless,
    type(text) {
      setDraft(text)
      setComplained(false)
      const next = parseAmount(text, locale) ?? ''
      if (next !== value) onValueChange(next)
    },
    enter: (input) => void setTimeout(() => ungroup(input, () => setFocused(true))),
    leave() {
      setFocused(false)
      setComplained(true)
      if (meaning !== '') setDraft(null)
    },
    move(steps) {
      if (!step) return
      const from = value || start || '0'
      const grid = roundToStep(from, step, steps > 0 ? 'FLOOR' : 'CEIL')
      let next = add(grid, mul(step, `${steps}`))
      if (max !== undefined && compare(next, max) > 0) next = max
      if (compare(next, min) < 0) next = min
      setDraft(null)
      onValueChange(roundToStep(next, step, 'DOWN'))
    },
  }
}

/**
 * Shows the text without digit grouping and keeps the same digits selected. Call the function after the focus
 * event, because browsers set the selection only then.
 */
function ungroup(input: HTMLInputElement, show: () => void): void {
  if (!input.matches(':focus')) return
  const { value, selectionStart, selectionEnd } = input
  const behind = [selectionStart, selectionEnd].map((at) => digitsIn(value.slice(at ?? value.length)))
  const isAll = selectionStart === 0 && selectionEnd === value.length
  flushSync(show)
  if (input.value === value) return
  const [start = 0, end = 0] = behind.map((count) => beforeLast(input.value, count))
  if (isAll) input.select()
  else input.setSelectionRange(start, end)
}

const digitsIn = (text: string): number => text.replace(/[^0-9]/g, '').length

/** Returns the position in a text after which exactly `count` digits follow. */
function beforeLast(text: string, count: number): number {
  let at = text.length
  while (at > 0 && digitsIn(text.slice(at)) < count) at -= 1
  return at
}
