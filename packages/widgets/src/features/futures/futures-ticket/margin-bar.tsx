import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { TicketDialog } from './ticket-dialogs.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type MarginBarProps = { ticket: FuturesTicketState; onOpen: (dialog: TicketDialog) => void }

/** Margin mode and leverage of the next order, and the way to change them. */
export function MarginBar({ ticket, onOpen }: MarginBarProps) {
  const { t } = useText('futures')
  const words = useErrorText()
  const { choice, problemOf } = ticket
  const { mode, leverage } = choice.margin
  const problem = problemOf('marginMode') ?? problemOf('leverage')
  return (
    <div className="bl-futures-ticket__margin" data-invalid={problem ? true : undefined}>
      <button
        type="button"
        name="marginMode"
        className="bl-futures-ticket__pick"
        aria-label={t('ticket.marginButton', { mode: t(mode) })}
        title={choice.bounds.isModeLocked ? t('ticket.locked') : undefined}
        onClick={() => onOpen('mode')}
      >
        {t(mode)}
        <Icon name={choice.bounds.isModeLocked ? 'lock' : 'chevron-down'} size={14} />
      </button>
      <button
        type="button"
        name="leverage"
        className="bl-futures-ticket__pick bl-numbers"
        aria-label={t('ticket.leverageButton', { leverage })}
        onClick={() => onOpen('leverage')}
      >
        {leverage}×
        <Icon name="chevron-down" size={14} />
      </button>
      {problem && (
        <p className="bl-futures-ticket__wrong" role="alert">
          {words(problem)}
        </p>
      )}
    </div>
  )
}
