import { add, compare, type Decimal, decimals, mul, parseAmount, roundToStep } from '@bourselet/sdk/money'
import { useState } from 'react'
import { formatAmount } from '../format/format-amount.ts'
import { useLocale } from '../provider/use-locale.ts'

export type AmountText = {
  /** What stands in the box. */
  text: string
  /** What stands there while it is edited: the same without grouping. */
  plain: string
  /** Something stands there that is no amount. */
  isMeaningless: boolean
  /** It was left like that. */
  isUnreadable: boolean
  type: (text: string) => void
  enter: () => void
  leave: () => void
  /** Moves by steps, up or down, onto the grid of the step and within the bounds. */
  move: (steps: number) => void
}

type AmountValue = {
  value: Decimal | ''
  onValueChange: (value: Decimal | '') => void
  step?: Decimal | undefined
  min?: Decimal | undefined
  max?: Decimal | undefined
}

/**
 * The text of an amount. While somebody types, the text is theirs, letter by letter; the value is what it means,
 * exactly, or '' while it means nothing. Grouping appears when they leave, since a comma in the middle of what is
 * being edited is in the way. A value that changes from outside (a click in the book, a slider) replaces the text.
 */
export function useAmountText({ value, onValueChange, step, min = '0', max }: AmountValue): AmountText {
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
          // What was typed stays to its last digit, also where it has more than a coin can have.
          decimals: Math.max(8, value.split('.')[1]?.length ?? 0),
          minDecimals: step ? decimals(step) : 0,
          grouping,
        })
  const isMeaningless = isDraft && draft.trim() !== '' && meaning === ''

  return {
    text: isDraft ? draft : settled(!isFocused),
    plain: isDraft ? draft : settled(false),
    isMeaningless,
    isUnreadable: complained && isMeaningless,
    type(text) {
      setDraft(text)
      setComplained(false)
      const next = parseAmount(text, locale) ?? ''
      if (next !== value) onValueChange(next)
    },
    enter: () => setFocused(true),
    leave() {
      setFocused(false)
      setComplained(true)
      if (meaning !== '') setDraft(null)
    },
    move(steps) {
      if (!step) return
      const from = value || '0'
      const grid = roundToStep(from, step, steps > 0 ? 'FLOOR' : 'CEIL')
      let next = add(grid, mul(step, `${steps}`))
      if (max !== undefined && compare(next, max) > 0) next = max
      if (compare(next, min) < 0) next = min
      setDraft(null)
      onValueChange(roundToStep(next, step, 'DOWN'))
    },
  }
}
