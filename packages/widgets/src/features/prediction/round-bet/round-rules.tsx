import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

export type RoundRulesProps = { round: Pick<Round, 'tie_rule' | 'one_sided_rule'> }

/** What a tie and an empty side do, as this very round has it. */
export function RoundRules({ round }: RoundRulesProps) {
  const { t } = useText('prediction')
  const { tie_rule, one_sided_rule } = round
  return (
    <p className="bl-bet__rules">
      <span className="bl-bet__equals" aria-hidden />
      <span>
        <strong>{t(`rules.tie.${tie_rule}`)}</strong> {t(`rules.${tie_rule}.${one_sided_rule}`)}{' '}
        {t('rules.multiples')}
      </span>
    </p>
  )
}
