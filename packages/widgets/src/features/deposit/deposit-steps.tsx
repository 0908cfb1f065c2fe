import { compare } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { formatDuration } from '../../shared/format/format-duration.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import type { CoinChain } from '../../shared/funds/use-fund-coins.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Moment } from '../../shared/orders/moment.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import { type Deposit, isOpen } from './deposit.ts'
import './deposit.css'

type StepState = 'done' | 'now' | 'later' | 'failed'

/**
 * The steps of a deposit: detected, minimum amount reached, confirmations, credited. For a rejected deposit,
 * the step that failed shows the reason.
 */
export function DepositSteps({ deposit, terms }: { deposit: Deposit; terms: CoinChain | undefined }) {
  const { t } = useText('deposit')
  const format = useFormat()
  const { status, amount, confirmations, required, coin } = deposit
  const rest = status === 'pending' && terms ? (required - confirmations) * terms.block_seconds : 0
  const isSmall = status === 'below_min'
  // The operator may have changed the minimum since the deposit was declared. So a credited or rejected deposit is not
  // compared with the minimum, and a comparison that contradicts the status is not shown.
  const min = isSmall || isOpen(deposit) ? terms?.deposit_min : undefined
  const isShown = min !== undefined && compare(amount, min) < 0 === isSmall
  const isSeen = status !== 'review' && !(status === 'rejected' && deposit.txid === null)
  const ended = isSmall || status === 'rejected'
  const credited = status === 'success'
  const confirmed: StepState = credited || confirmations >= required ? 'done' : ended ? 'later' : 'now'
  return (
    <ol className="bl-deposit__steps" aria-live="polite">
      {isSeen ? (
        <Step state="done" label={t('step.seen')} value={<Moment ts={deposit.created_at} />} />
      ) : (
        <Step
          state={status === 'review' ? 'now' : 'failed'}
          label={t('step.review')}
          text={t('step.reviewText')}
        />
      )}
      <Step
        state={isSmall ? 'failed' : isSeen ? 'done' : 'later'}
        label={t(isSmall ? 'step.belowMin' : 'step.minimum')}
        value={isShown && `${format.amount(amount)} ${isSmall ? '<' : '≥'} ${format.amount(min)} ${coin}`}
        text={isSmall && t('step.belowMinText')}
      />
      {!isSmall && (
        <Step
          state={status === 'rejected' ? 'failed' : isSeen ? confirmed : 'later'}
          label={t(status === 'rejected' ? 'step.rejected' : 'step.confirmations')}
          value={t('step.of', { done: Math.min(confirmations, required), required })}
          text={status === 'rejected' && (deposit.remark || t('step.rejectedText'))}
        >
          <Confirmations deposit={deposit} />
          {rest > 0 && (
            <span className="bl-deposit__to-go">
              {t('step.toGo', { time: formatDuration(format.locale, rest) })}
            </span>
          )}
        </Step>
      )}
      {!ended && (
        <Step
          state={credited ? 'done' : 'later'}
          label={t('step.credited')}
          value={`+${format.amount(credited ? deposit.credited : amount)} ${coin}`}
        />
      )}
    </ol>
  )
}

/** A bar with one segment for each required confirmation of a deposit, with at most twelve segments. */
export function Confirmations({ deposit }: { deposit: Deposit }) {
  const { status, confirmations, required } = deposit
  return (
    <span className="bl-deposit__bar" data-status={status} aria-hidden>
      {Array.from({ length: Math.min(required, 12) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are equal and never move
        <i key={at} data-on={at < confirmations || undefined} data-now={at === confirmations || undefined} />
      ))}
    </span>
  )
}

type StepProps = {
  state: StepState
  label: string
  value?: ReactNode
  text?: ReactNode
  children?: ReactNode
}

function Step({ state, label, value, text, children }: StepProps) {
  return (
    <li className="bl-deposit__step" data-state={state}>
      <span className="bl-deposit__step-mark" aria-hidden>
        {state === 'done' && <Icon shape={icons.check} size={14} />}
        {state === 'failed' && <Icon shape={icons.close} size={14} />}
      </span>
      <span className="bl-deposit__step-label">{label}</span>
      <span className="bl-deposit__step-value bl-numbers">{value}</span>
      {children && <span className="bl-deposit__step-more">{children}</span>}
      {text && <p className="bl-deposit__step-more">{text}</p>}
    </li>
  )
}
