import type { Decimal } from '@bourselet/sdk/money'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import type { FuturesField } from './check-order.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** What every field of the ticket has in common: its name, its error, when it was left. */
export function useField({ form, problemOf }: FuturesTicketState, name: FuturesField, value: Decimal | '') {
  const words = useErrorText()
  const problem = problemOf(name)
  return {
    name,
    value,
    layout: 'inline' as const,
    error: problem && words(problem),
    onBlur: () => form.leave(name, value),
  }
}
