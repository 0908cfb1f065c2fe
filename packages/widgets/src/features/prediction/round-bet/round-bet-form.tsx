import { type FormEvent, useRef } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { BetNotices } from '../bet/bet-notices.tsx'
import { StakeEntry } from '../bet/stake-entry.tsx'
import { countdown } from '../parts/countdown.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { BetPreview } from './bet-preview.tsx'
import { DirectionCards } from './direction-cards.tsx'
import { RoundRules } from './round-rules.tsx'
import { type RoundBetState, type RoundBetTold, useRoundBet } from './use-round-bet.ts'

export type RoundBetFormProps = RoundBetTold & {
  round: Round
  layout: 'card' | 'sheet'
  /** Prices and pools are in doubt. */
  isStale: boolean
  onSignIn: (() => void) | undefined
}

/** The round that takes bets, and the bet in it. */
export function RoundBetForm({ round, layout, isStale, onSignIn, ...told }: RoundBetFormProps) {
  const { t } = useText('prediction')
  const bet = useRoundBet(round, told)
  const form = useRef<HTMLFormElement>(null)
  const isOff = bet.own !== undefined || bet.state.phase !== 'idle'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!bet.signedIn) return onSignIn?.()
    bet.send()
    const wrong = !bet.direction ? 'direction' : bet.stake.problem ? 'stake' : null
    if (wrong) form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus()
  }
  return (
    <form ref={form} className="bl-bet" data-layout={layout} noValidate onSubmit={submit}>
      <header className="bl-round__top">
        <Chip>{t('round.next')}</Chip>
        <span className="bl-round__number">{roundNumber(round.round_no)}</span>
        <span className="bl-round__gap" />
        {bet.isClosed ? (
          <span className="bl-round__until">{t('bet.closed')}</span>
        ) : (
          <span className="bl-round__until" role="timer">
            {t('bet.closeIn')} <strong>{countdown(round.lock_at - bet.now)}</strong>
          </span>
        )}
        {layout === 'card' && <RoundSpan from={round.lock_at} to={round.close_at} />}
      </header>
      <div className="bl-bet__body">
        <DirectionCards round={round} value={bet.direction} onChoose={bet.setDirection} disabled={isOff} />
        {bet.isAsked && !bet.direction && (
          <p className="bl-bet__ask" role="alert">
            {t('bet.choose')}
          </p>
        )}
        {bet.own ? (
          <OwnBet bet={bet} />
        ) : (
          <StakeEntry
            stake={bet.stake}
            bounds={bet.bounds}
            refusal={bet.refusal.stake}
            disabled={isOff}
            withSlider={layout === 'card'}
          />
        )}
        <BetPreview round={round} bet={bet} layout={layout} />
        {layout === 'card' && <RoundRules round={round} />}
        <BetNotices desk={bet.desk} state={bet.state} />
        <span className="bl-bet__room" />
        <BetButton bet={bet} isStale={isStale} />
        <p className="bl-bet__once">{t(isStale ? 'bet.stale' : 'bet.once')}</p>
      </div>
    </form>
  )
}

/** The bet that is already in this round. */
function OwnBet({ bet: { own } }: { bet: RoundBetState }) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  if (!own) return null
  return (
    <p className="bl-round__mine" data-big>
      <span className="bl-round__quiet">{t('round.yourBet')}</span>
      <span>
        <DirectionWord direction={own.direction} /> {coin(own.amount)}
      </span>
    </p>
  )
}

function BetButton({ bet, isStale }: { bet: RoundBetState; isStale: boolean }) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { direction, stake, state, signedIn, isClosed, own } = bet
  const side = direction === 'bear' ? 'sell' : 'buy'
  const deal = () => {
    if (!signedIn) return t('bet.signIn')
    if (own) return t('bet.done')
    if (isClosed) return t('bet.closed')
    if (!direction) return t('bet.choose')
    return stake.exact ? t(`bet.deal.${direction}`, { amount: coin(stake.exact) }) : t(`bet.on.${direction}`)
  }
  return (
    <Button
      type="submit"
      variant={!signedIn ? 'primary' : direction && !own && !isClosed ? side : 'neutral'}
      size="big"
      wide
      busy={state.phase === 'sending' && !state.error}
      disabled={signedIn && (own !== undefined || isClosed || isStale || state.phase === 'unknown')}
      // The second half of a double click is not a second bet, however fast the first was placed.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {deal()}
    </Button>
  )
}
