import type { TicketForm } from '../../../shared/ticket/use-ticket-form.ts'
import type { TicketField } from './check-order.ts'
import type { OrderDraft } from './order-draft.ts'

/** What is entered in a ticket of a pair, and how it is changed. */
export type OrderForm = TicketForm<OrderDraft, TicketField>
