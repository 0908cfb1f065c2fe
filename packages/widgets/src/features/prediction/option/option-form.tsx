import { type FormEvent, useRef } from 'react'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { BetNotices } from '../bet/bet-notices.tsx'
import { StakeEntry } from '../bet/stake-entry.tsx'
import type { Direction } from '../rounds/preview-bet.ts'
import { DurationCards } from './duration-cards.tsx'
import { OptionPreviewRows } from './option-preview.tsx'
import { type OptionBetTold, useOptionBet } from './use-option-bet.ts'

export type OptionFormProps = OptionBetTold & {
  symbol: string
  times: readonly OptionTime[]
  first: OptionTime
  /** Prices are in doubt. */
  isStale: boolean
  onSignIn: (() => void) | undefined
}

const directions: readonly Direction[] = ['bull', 'bear']

/** Duration, stake and what comes of them; up or down opens the option at the price of that moment. */
export function OptionForm({ symbol, times, first, isStale, onSignIn, ...told }: OptionFormProps) {
  const { t } = useText('prediction')
  const bet = useOptionBet(symbol, times, first, told)
  const form = useRef<HTMLFormElement>(null)
  const { phase, order } = bet.state
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!bet.signedIn) return onSignIn?.()
    // Enter in the amount decides nothing: the way must be pressed.
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const direction = directions.find((one) => one === pressed?.value)
    if (direction && !bet.send(direction))
      form.current?.querySelector<HTMLInputElement>('input[name="stake"]')?.focus()
  }
  return (
    <form ref={form} className="bl-option" noValidate onSubmit={submit}>
      {/* Enter presses the first button of a form: this one does nothing. */}
      <button type="submit" className="bl-option__nothing" tabIndex={-1} aria-hidden />
      <DurationCards times={times} value={bet.time.time_id} onChoose={bet.setTime} />
      <StakeEntry
        stake={bet.stake}
        bounds={bet.bounds}
        refusal={bet.refusal.stake}
        disabled={phase !== 'idle'}
      />
      <OptionPreviewRows bet={bet} />
      <p className="bl-option__rule">
        <strong>{t('option.draw')}</strong> {t('option.settles')}
      </p>
      <BetNotices desk={bet.desk} state={bet.state} />
      <span className="bl-bet__room" />
      {bet.signedIn ? (
        <div className="bl-option__ways">
          {directions.map((direction) => (
            <Button
              key={direction}
              type="submit"
              name="direction"
              value={direction}
              variant={direction === 'bull' ? 'buy' : 'sell'}
              size="big"
              wide
              busy={phase === 'sending' && order?.direction === direction && !bet.state.error}
              disabled={isStale || phase === 'unknown'}
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              <span className="bl-arrow" data-way={direction === 'bull' ? 'up' : 'down'} aria-hidden />
              {t(`direction.${direction}`)}
            </Button>
          ))}
        </div>
      ) : (
        <Button type="submit" variant="primary" size="big" wide>
          {t('bet.signIn')}
        </Button>
      )}
      {isStale && <p className="bl-bet__once">{t('bet.stale')}</p>}
    </form>
  )
}
