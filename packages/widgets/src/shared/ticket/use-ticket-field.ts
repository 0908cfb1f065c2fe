import type { Decimal } from '@bourselet/sdk/money'
import { useErrorText } from '../i18n/use-error-text.ts'
import type { TicketView } from './ticket-view.ts'

/** What every field of a ticket has in common: its name, its value, its error, when it was left. */
export function useTicketField(ticket: TicketView, name: string, value: Decimal | '') {
  const words = useErrorText()
  const problem = ticket.problemOf(name)
  return {
    name,
    value,
    layout: 'inline' as const,
    error: problem && words(problem),
    onBlur: () => ticket.form.leave(name, value),
  }
}
