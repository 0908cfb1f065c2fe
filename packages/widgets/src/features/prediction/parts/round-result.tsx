import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'

/** The winning side of a round, or the reason why there is none. */
export function RoundResult({ round }: { round: Pick<Round, 'status' | 'result'> }) {
  const { t } = useText('prediction')
  const { status, result } = round
  if (status === 'cancelled') return <Chip>{t('result.cancelled')}</Chip>
  if (result === 'tie') return <Chip>{t('result.tie')}</Chip>
  if (result === null) return <Chip tone="accent">{t('result.settling')}</Chip>
  const way = result === 'bull' ? 'up' : 'down'
  return (
    <Chip tone={way}>
      <span className="bl-arrow" data-way={way} aria-hidden />
      {t(`result.${result}`)}
    </Chip>
  )
}
