import type { TicketForm } from '../../../shared/ticket/use-ticket-form.ts'
import type { FuturesField } from './check-order.ts'
import type { FuturesDraft } from './futures-draft.ts'

/** What is entered in a ticket of a contract, and how it is changed. */
export type FuturesFormState = TicketForm<FuturesDraft, FuturesField>
