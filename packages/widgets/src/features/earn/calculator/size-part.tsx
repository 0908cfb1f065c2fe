import { compare, type Decimal, div, isZero, mul, roundToStep, trim } from '@bourselet/sdk/money'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { largestSize } from '../entry.ts'
import { copiesLeft, limitLeft } from '../product.ts'
import { useEarnWords } from '../use-earn-words.ts'
import type { EntryState } from './use-entry.ts'
import './calculator.css'

const quarters = [25, 50, 75, 100] as const

/**
 * The field for the amount or number of copies, with a slider and buttons for percentages of the largest
 * possible size.
 */
export function SizePart({ entry }: { entry: EntryState }) {
  const { t, format, entered, most } = useEarnWords()
  const { form, terms, product } = entry
  const { copy, coin, min, step } = product
  const { size } = form.values
  const largest = largestSize(terms)
  const grid = copy ? '1' : (step ?? '0.00000001')
  // The position of the slider needs no exact value, so the decimal string becomes a number here.
  const percent = size === '' || isZero(largest) ? 0 : Number(div(mul(size, '100'), largest, 0, 'DOWN'))
  const setPercent = (part: number) =>
    form.set({ size: trim(roundToStep(div(mul(largest, String(part)), '100', 12, 'DOWN'), grid, 'DOWN')) })
  const hint = copy
    ? t('calculator.copiesHint', {
        price: entered(copy.price, coin),
        left: format.amount(String(copiesLeft(product, terms.used))),
      })
    : t('calculator.amountHint', {
        min: format.amount(min),
        max: most(limitLeft(product, terms.used), coin),
      })
  return (
    <div className="bl-earn__size">
      <AmountField
        {...form.field('size')}
        label={t(copy ? 'calculator.copies' : 'calculator.amount')}
        corner={
          terms.available !== null && (
            <span className="bl-earn__available">
              {t('calculator.available')}{' '}
              <strong className="bl-numbers">
                <CoinAmount value={terms.available} coin={coin} minDecimals={2} />
              </strong>
            </span>
          )
        }
        unit={copy ? (size === '' ? null : entered(mul(size, copy.price), coin)) : coin}
        {...(copy ? { step: '1', min: '1', steppers: true } : step ? { step: trim(step) } : {})}
        hint={hint}
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

/**
 * Returns the amount for which the expected income is shown: the entered amount if it is positive, otherwise
 * the smallest possible amount as an example.
 */
export function shownAmount({ amount, product }: EntryState): { amount: Decimal; isExample: boolean } {
  const isEntered = amount !== '' && compare(amount, '0') > 0
  return { amount: isEntered ? amount : (product.copy?.price ?? product.min), isExample: !isEntered }
}
