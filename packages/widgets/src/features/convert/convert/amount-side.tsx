import { type Decimal, div, mul } from '@bourselet/sdk/money'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { ConvertState } from './use-convert.ts'
import '../convert.css'

/** One side of a conversion: its amount, coin and available balance. */
export function AmountSide({ state, side }: { state: ConvertState; side: 'from' | 'to' }) {
  const { t } = useText('convert')
  const format = useFormat()
  const errorText = useErrorText()
  const { draft, form, amounts, held, coins, signedIn, quoting, terms, problem } = state
  const name = side === 'from' ? 'from_amount' : 'to_amount'
  const isEntered = draft.entered === name
  const field = form.field(name)
  const computed = amounts?.[name] ?? ''
  const has = held[side]
  // The check returns only the name of a problem. The limits and the balance that the message of the problem mentions
  // are added here.
  const balance = useCoinAmount()
  const available = (amount: string) => t('available', { amount })
  const sum = (amount: Decimal | null | undefined, coin: string) => `${format.amount(amount ?? '0')} ${coin}`
  const params = {
    min: sum(terms?.min_value_usdt, 'USDT'),
    max: sum(terms?.max_value_usdt, 'USDT'),
    available: sum(held.from, draft.from),
  }
  const error = field.error && isEntered && problem ? errorText({ name: problem, params }) : field.error
  return (
    <div
      className="bl-convert__side"
      data-side={side}
      data-stale={(!isEntered && quoting.quote && !quoting.isOpen && !quoting.isLoading) || undefined}
    >
      <AmountField
        {...field}
        error={error}
        name={name}
        value={isEntered ? draft[name] : computed && trimmed(computed)}
        onValueChange={(amount) => state.type(name, amount)}
        label={t(side === 'from' ? 'pay' : 'get')}
        placeholder="0"
        corner={
          signedIn && (
            <span className="bl-convert__available">
              {has === null ? (
                <Skeleton width={90} />
              ) : (
                <Secret dots={4} sentence={available}>
                  {available(balance(has, draft[side]))}
                </Secret>
              )}
            </span>
          )
        }
        unit={
          <Select
            variant="quiet"
            aria-label={t(side === 'from' ? 'payCoin' : 'getCoin')}
            value={draft[side]}
            onValueChange={(coin) => state.pick(side, coin)}
            options={coins.map((coin) => ({
              value: coin,
              label: (
                <span className="bl-convert__coin">
                  <CoinIcon coin={coin} size={20} />
                  {coin}
                </span>
              ),
            }))}
          />
        }
        hint={<AtIndex state={state} side={side} />}
      />
    </div>
  )
}

/**
 * The value of an amount in the other coin of the conversion, at the index price and without the spread. Until the
 * amount is known, the side `from` shows the minimum and the maximum of a conversion instead.
 */
function AtIndex({ state, side }: { state: ConvertState; side: 'from' | 'to' }) {
  const { t } = useText('convert')
  const format = useFormat()
  const { amounts, prices, draft, terms } = state
  const other = side === 'from' ? 'to' : 'from'
  const amount = amounts?.[`${side}_amount`]
  const [price, otherPrice] = [prices[side], prices[other]]
  if (amount && price && otherPrice) {
    const value = div(mul(amount, price), otherPrice, draft[other] === 'USDT' ? 2 : 8, 'DOWN')
    return t('atIndex', { amount: `${format.amount(value)} ${draft[other]}` })
  }
  if (side === 'to' || !terms) return '\u00a0'
  const { min_value_usdt: min, max_value_usdt: max } = terms
  return t('limits', { min: format.amount(min), max: format.amount(max) })
}

const trimmed = (amount: Decimal): Decimal => amount.replace(/\.?0+$/, '')
