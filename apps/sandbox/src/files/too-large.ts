import { Refusal } from '../refusals/refusal.ts'

/** Maximum size of one upload in bytes, as sent and as stored. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

export function tooLarge(): Refusal {
  return new Refusal('FILE_TOO_LARGE', { field: 'file', params: { max_bytes: MAX_FILE_BYTES } })
}
