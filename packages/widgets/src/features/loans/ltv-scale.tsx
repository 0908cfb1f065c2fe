import {
  compare,
  type Decimal,
  div,
  isMultiple,
  type LtvLimits,
  loanToValue,
  sub,
} from '@bourselet/sdk/money'
import type { CSSProperties } from 'react'
import { type Format, useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Loan } from './loan.ts'
import { useIndexPrice } from './use-loans.ts'
import './loans.css'

/**
 * Returns the ratio of debt to collateral of a loan at the live index price, with the index prices of its margin
 * call and liquidation; null before the first price.
 */
export function useLoanToValue(
  loan: Loan & { collateral_coin: string; collateral_qty: Decimal; ltv: LtvLimits },
) {
  const price = useIndexPrice(loan.collateral_coin)
  if (price === null) return null
  const { principal_left, payoff, collateral_qty, ltv } = loan
  return loanToValue(principal_left, sub(payoff, principal_left), collateral_qty, price, ltv)
}

export type SecuredLoan = Parameters<typeof useLoanToValue>[0]

/**
 * Returns the loan if it has collateral and is being repaid or overdue; otherwise null. The collateral fields of
 * the returned type are not null.
 */
export function securedBy(loan: Loan): SecuredLoan | null {
  const { collateral_coin, collateral_qty, ltv, status } = loan
  if (collateral_coin === null || collateral_qty === null || ltv === null) return null
  return status === 'repaying' || status === 'overdue'
    ? { ...loan, collateral_coin, collateral_qty, ltv }
    : null
}

// The position of a mark needs no exact value, so the decimal string becomes a number here.
const place = (fraction: Decimal) => `${Math.min(100, Math.max(0, Number(fraction) * 100))}%`

/** A scale that shows the ratio of debt to collateral, with marks for margin call and liquidation. */
export function LtvBar({ pct, limits }: { pct: Decimal; limits: LtvLimits }) {
  const { t } = useText('loans')
  const tone =
    compare(div(pct, '100', 6, 'DOWN'), limits.liquidation) >= 0
      ? 'sold'
      : compare(div(pct, '100', 6, 'DOWN'), limits.margin_call) >= 0
        ? 'call'
        : 'normal'
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can style the native meter with tokens
    <span
      className="bl-ltv"
      role="meter"
      aria-label={t('ltv.label')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, Number(pct))}
      data-tone={tone}
      style={
        {
          '--bl-ltv-at': place(div(pct, '100', 6, 'DOWN')),
          '--bl-ltv-call': place(limits.margin_call),
          '--bl-ltv-sold': place(limits.liquidation),
        } as CSSProperties
      }
    >
      <span className="bl-ltv__fill" />
      <span className="bl-ltv__mark bl-ltv__mark--call" />
      <span className="bl-ltv__mark bl-ltv__mark--sold" />
    </span>
  )
}

/** Returns a loan-to-value limit in percent. Decimals are shown only if they are not zero: "75%". */
export const limitText = (format: Format, limit: Decimal): string =>
  format.percent(div(limit, '0.01', 2, 'HALF_UP'), { decimals: isMultiple(limit, '0.01') ? 0 : 2 })

/**
 * The initial, margin call and liquidation ratio of a loan, each with the index price of the collateral coin
 * at which the loan reaches it.
 */
export function LtvPlan({ coin, price, limits }: { coin: string; price: Decimal; limits: LtvLimits }) {
  const { t } = useText('loans')
  const format = useFormat()
  const at = (limit: Decimal) =>
    loanToValue(limits.initial, '0', div('1', price, 18, 'UP'), price, { ...limits, margin_call: limit })
      .margin_call_price
  const fall = (limit: Decimal) => sub(div(limits.initial, limit, 6, 'HALF_UP'), '1')
  const row = (limit: Decimal, name: 'start' | 'call' | 'sold') => (
    <div className={`bl-ltv-plan__step bl-ltv-plan__step--${name}`}>
      <dt>
        {limitText(format, limit)} <span>{t(`ltv.${name}`)}</span>
      </dt>
      <dd>
        {name === 'start' ? format.price(price) : format.price(at(limit))}
        <small>
          {name === 'start'
            ? t('ltv.now')
            : format.percent(div(fall(limit), '0.01', 4, 'HALF_UP'), { signed: true, decimals: 1 })}
        </small>
      </dd>
    </div>
  )
  return (
    <div className="bl-ltv-plan">
      <p className="bl-loans__caption">{t('ltv.meaning', { coin })}</p>
      <LtvBar pct={div(limits.initial, '0.01', 2, 'HALF_UP')} limits={limits} />
      <dl className="bl-ltv-plan__steps bl-numbers">
        {row(limits.initial, 'start')}
        {row(limits.margin_call, 'call')}
        {row(limits.liquidation, 'sold')}
      </dl>
    </div>
  )
}
