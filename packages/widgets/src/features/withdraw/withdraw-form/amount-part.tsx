import { RefusedError } from '@bourselet/sdk'
import {
  compare,
  type Decimal,
  div,
  isZero,
  min,
  mul,
  round,
  trim,
  withdrawError,
} from '@bourselet/sdk/money'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import { type DailyRest, LIMIT_COIN } from '../use-daily-rest.ts'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'

const shares = ['25', '50', '75'] as const

type PartProps = { entry: WithdrawEntryState; onVerify: (() => void) | undefined }

/** The field for the amount, with buttons for percentages of the balance and a text with all limits. */
export function AmountPart({ entry, onVerify }: PartProps) {
  const { t } = useText('withdraw')
  const errorText = useErrorText()
  const format = useFormat()
  const { form, draft, terms, available, refusedBy, rest } = entry
  const { coin, rule, daily } = terms
  const field = form.field('amount')
  const params = { min: rule.min, max: rule.max, available, left: rest?.left }
  const name = draft.amount === '' ? null : withdrawError(draft.amount, available, rule, daily)
  // `bare` is the message of a refusal, without the values of the limits. The full message gets these values from the
  // known terms or from the parameters of the refusal.
  const checkAmount = (bare: string) => {
    if (name) return errorText({ name, params })
    return refusedBy instanceof RefusedError && errorText(refusedBy.name) === bare
      ? errorText(refusedBy)
      : bare
  }
  const left = rest ? rest.leftIn(coin) : null
  const [cappedAt, setCappedAt] = useState<Decimal | null>(null)
  const isCapped = cappedAt !== null && draft.amount === cappedAt
  const set = (wanted: Decimal) => {
    const most = min(wanted, rule.max)
    const isAbove = left !== null && compare(most, left) > 0
    const amount = trim(isAbove ? left : most)
    // The amount that was reduced to the daily limit is stored. While the entry equals this amount, a notice explains
    // the reduction. Comparing the entry with `left` would not work, because `left` changes with the price of the coin.
    setCappedAt(isAbove ? amount : null)
    form.set({ amount })
  }
  const isAboveLeft = draft.amount !== '' && left !== null && name === null && compare(draft.amount, left) > 0
  const amount = (value: Decimal) => `${format.amount(value)} ${coin}`
  return (
    <section className="bl-withdraw__amount">
      <AmountField
        {...field}
        error={field.error && checkAmount(field.error)}
        label={t('amount')}
        corner={
          <span className="bl-withdraw__available">
            {t('available')}{' '}
            <strong className="bl-numbers">
              <CoinAmount value={available} coin={coin} />
            </strong>
          </span>
        }
        unit={
          <>
            {coin}
            <span className="bl-withdraw__shares">
              {shares.map((share) => (
                <button
                  key={share}
                  type="button"
                  data-share={share}
                  disabled={isZero(available)}
                  onClick={() => set(round(div(mul(available, share), '100', 8, 'DOWN'), 8, 'DOWN'))}
                >
                  {format.percent(share, { decimals: 0 })}
                </button>
              ))}
              <button type="button" disabled={isZero(available)} onClick={() => set(available)}>
                {t('all')}
              </button>
            </span>
          </>
        }
        hint={
          rest && isAboveLeft ? (
            <span className="bl-withdraw__warning">
              {t('aboveLeft', { left: format.amount(rest.left, { decimals: 2 }) })}
            </span>
          ) : isCapped && rest ? (
            t(coin === LIMIT_COIN ? 'capped' : 'cappedAbout', {
              left: format.amount(rest.left, { decimals: 2 }),
            })
          ) : (
            t('bounds', { min: format.amount(rule.min), max: amount(rule.max) })
          )
        }
      />
      {rest && <Rest rest={rest} onVerify={onVerify} />}
    </section>
  )
}

/**
 * Shows the amount that the member can still withdraw today, with a link to the identity verification, which
 * raises the daily limit.
 */
function Rest({ rest, onVerify }: { rest: DailyRest; onVerify: (() => void) | undefined }) {
  const { t } = useText('withdraw')
  const format = useFormat()
  const { limit, verifiedLimit, left, used, isVerified } = rest
  return (
    <div className="bl-withdraw__rest">
      <p>
        <span>{t('rest', { left: format.amount(left, { decimals: 2 }), limit: format.amount(limit) })}</span>
        {!isVerified &&
          (onVerify ? (
            <button type="button" className="bl-link" onClick={() => onVerify()}>
              {t('verify', { limit: format.amount(verifiedLimit) })}
            </button>
          ) : (
            <span>{t('verifyNote', { limit: format.amount(verifiedLimit) })}</span>
          ))}
      </p>
      {/* The width of a bar needs no exact value, so the decimal string becomes a number here. */}
      <Meter label={t('restLabel')} tone="neutral" percent={100 * Number(div(used, limit, 4, 'DOWN'))} />
    </div>
  )
}
