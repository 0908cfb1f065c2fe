import { compare, percent, sub } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { CountdownRing } from '../../../shared/ui/countdown-ring.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { QuoteState } from './use-quote.ts'
import { useRateText } from './use-rate-text.ts'
import '../convert.css'

const HURRY_MS = 3_000
const RING = 44

type QuoteBarProps = {
  quoting: QuoteState
  /** Validity of a new quote in seconds. */
  seconds: number
  /** Hides the button that requests a new quote. */
  readOnly?: boolean
}

/**
 * Shows the remaining time of the quote, or that it has expired, and how its rate changed. A button requests
 * a new quote.
 */
export function QuoteBar({ quoting, seconds, readOnly }: QuoteBarProps) {
  const { t } = useText('convert')
  const format = useFormat()
  const { quote, leftMs, isOpen, isLoading } = quoting
  const totalMs = seconds * 1000
  const left = Math.ceil(leftMs / 1000)
  const isEnded = quote !== null && !isOpen
  const change = changeOf(quoting)
  const rateText = useRateText()
  const spoken = () => {
    if (isEnded) return `${t('quote.ended')}. ${t('quote.endedText')}`
    if (!quote || isLoading || readOnly) return ''
    const rate = rateText(quote.from_coin, quote.to_coin, quote.rate)
    return t('quote.spoken', { rate, seconds })
  }
  const isHurry = isOpen && leftMs <= HURRY_MS
  return (
    <div className="bl-convert__quote" data-tone={isOpen ? (isHurry ? 'hurry' : 'open') : undefined}>
      {isLoading ? (
        <Skeleton width={RING} height={RING} round />
      ) : (
        <CountdownRing
          leftMs={isOpen ? leftMs : 0}
          totalMs={totalMs}
          clock={`${quote ? left : seconds}`}
          tone={isHurry ? 'warn' : undefined}
          size={RING}
        />
      )}
      {/* The countdown is outside the live region, so that screen readers do not announce it every second. */}
      <div className="bl-convert__quote-words">
        {isLoading ? (
          <>
            <strong>{t('quote.loading')}</strong>
            <Skeleton width={120} />
          </>
        ) : isOpen ? (
          <>
            <strong>
              {change
                ? t('quote.changed', { change: format.percent(change, { signed: true }) })
                : t('quote.held', { seconds: left })}
            </strong>
            <span>
              {change
                ? t('quote.left', { seconds: left })
                : t('quote.times', { to: format.time(quote?.expire_at ?? 0, 'time') })}
            </span>
          </>
        ) : (
          <>
            <strong>{t(isEnded ? 'quote.ended' : 'quote.none')}</strong>
            <span>{isEnded ? t('quote.endedText') : t('quote.noneText', { seconds })}</span>
          </>
        )}
      </div>
      {isOpen && !readOnly && (
        <Button size="small" icon={icons.refresh} onClick={quoting.request}>
          {t('quote.again')}
        </Button>
      )}
      <span className="bl-hidden" role="status">
        {spoken()}
      </span>
    </div>
  )
}

/**
 * Returns the change of the rate between the previous quote and the current one in percent; null if there is no
 * previous quote, or if the change is too small to show.
 */
function changeOf({ quote, previous }: QuoteState): string | null {
  if (!quote || !previous || compare(previous.rate, '0') === 0) return null
  const change = percent(sub(quote.rate, previous.rate), previous.rate)
  return compare(change, '0') === 0 ? null : change
}
