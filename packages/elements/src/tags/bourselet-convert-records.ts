import { ConvertRecords } from '@bourselet/widgets/convert'
import { defineTag } from '../element.tsx'

/**
 * The member's conversions, swaps and transfers; `recent` shows only the five newest. Emits `bourselet-sign-in`.
 *
 * @sdk convert.records
 */
export const convertRecords = defineTag({
  name: 'bourselet-convert-records',
  widget: ConvertRecords,
  props: { recent: 'boolean' },
  events: ['onSignIn'],
})
