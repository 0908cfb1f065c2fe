import { DepositRecords } from '@bourselet/widgets/deposit'
import { defineTag } from '../element.tsx'

/**
 * The member's deposits; `recent` shows only the five newest. Emits `bourselet-sign-in`.
 *
 * @sdk deposit.records
 */
export const depositRecords = defineTag({
  name: 'bourselet-deposit-records',
  widget: DepositRecords,
  props: { recent: 'boolean' },
  events: ['onSignIn'],
})
