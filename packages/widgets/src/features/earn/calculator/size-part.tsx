import { compare, type Decimal, div, isZero, mul, roundToStep, trim } from '@bourselet/sdk/money'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { largestSize } from '../entry.ts'
import { copiesLeft, type EarnProduct, limitLeft } from '../product.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import type { EntryState } from './use-entry.ts'
import './calculator.css'

const quarters = [25, 50, 75, 100] as const

/**
 * The field for the amount or number of copies, with a slider and buttons for percentages of the largest
 * possible size.
 */
export function SizePart({ entry }: { entry: EntryState }) {
  const { t, format, most } = useEarnTexts()
  const { form, terms, product } = entry
  const { copy, coin, min, step } = product
  const { size } = form.values
  const largest = largestSize(terms)
  const grid = copy ? '1' : (step ?? '0.00000001')
  // The position of the slider needs no exact value, so the decimal string becomes a number here.
  const percent = size === '' || isZero(largest) ? 0 : Number(div(mul(size, '100'), largest, 0, 'DOWN'))
  const setPercent = (part: number) =>
    form.set({ size: trim(roundToStep(div(mul(largest, String(part)), '100', 12, 'DOWN'), grid, 'DOWN')) })
  const copies = useCopiesField(product, terms.used, size)
  return (
    <div className="bl-earn__size">
      <AmountField
        {...form.field('size')}
        label={t('calculator.amount')}
        corner={<Available value={terms.available} coin={coin} />}
        unit={coin}
        {...(step ? { step: trim(step) } : {})}
        hint={t('calculator.amountHint', {
          min: format.amount(min),
          max: most(limitLeft(product, terms.used), coin),
        })}
        {...copies}
      />
      <Slider
        label={t('calculator.part')}
        value={Math.min(100, percent)}
        onValueChange={setPercent}
        disabled={isZero(largest)}
      />
      <div className="bl-earn__parts">
        {quarters.map((part) => (
          <button
            key={part}
            type="button"
            disabled={isZero(largest)}
            data-active={part === percent || undefined}
            onClick={() => setPercent(part)}
          >
            {format.percent(String(part), { decimals: 0 })}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The available balance, shown beside the label of a field. */
export function Available({ value, coin }: { value: Decimal | null; coin: string }) {
  const { t } = useEarnTexts()
  return value === null ? null : (
    <span className="bl-earn__available">
      {t('calculator.available')}{' '}
      <strong className="bl-numbers">
        <CoinAmount value={value} coin={coin} minDecimals={2} />
      </strong>
    </span>
  )
}

/**
 * Returns the properties of a field for a number of copies: whole steps, the amount that the copies cost, and a hint
 * with the price of a copy and the largest number. Returns null for a product that is sold by amount.
 */
export function useCopiesField(product: EarnProduct | undefined, used: Decimal, size: Decimal | '') {
  const { t, format, entered } = useEarnTexts()
  if (!product?.copy) return null
  const { copy, coin } = product
  return {
    label: t('calculator.copies'),
    unit: size === '' ? null : entered(mul(size, copy.price), coin),
    ...{ step: '1', min: '1', steppers: true },
    hint: t('calculator.copiesHint', {
      price: entered(copy.price, coin),
      left: format.amount(String(copiesLeft(product, used))),
    }),
  }
}

/**
 * Returns the amount for which the expected income is shown: the entered amount if it is positive, otherwise
 * the smallest possible amount as an example.
 */
export function shownAmount({ amount, product }: EntryState): { amount: Decimal; isExample: boolean } {
  const isEntered = amount !== '' && compare(amount, '0') > 0
  return { amount: isEntered ? amount : (product.copy?.price ?? product.min), isExample: !isEntered }
}
