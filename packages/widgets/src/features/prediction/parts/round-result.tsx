import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'

/** The winning side of a round, or the reason why no side won. */
export function RoundResult({ round }: { round: Pick<Round, 'status' | 'result'> }) {
  const { t } = useText('prediction')
  const { status, result } = round
  if (status === 'cancelled') return <Chip>{t('result.cancelled')}</Chip>
  if (result === 'tie') return <Chip>{t('result.tie')}</Chip>
  if (result === null) return <Chip tone="accent">{t('result.settling')}</Chip>
  const trend = result === 'bull' ? 'up' : 'down'
  return (
    <Chip tone={trend}>
      <span className="bl-arrow" data-trend={trend} aria-hidden />
      {t(`result.${result}`)}
    </Chip>
  )
}
