import type { Schema } from '@bourselet/sdk'
import { useCall } from '../../shared/data/use-call.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { useLocale } from '../../shared/provider/use-locale.ts'
import type { RecordsQuery } from '../../shared/records/records.ts'

export type MessageFilters = { type: Schema<'NotifyType'> }

/** Returns the query of the member's messages. The messages are loaded again when a new one arrives. */
export const messagesQuery = (locale: Locale): RecordsQuery<Schema<'Notify'>, MessageFilters> => ({
  key: ['notices.messages', locale],
  read: (sdk, request, options) => sdk.notices.messages(request, options),
  changedBy: (event) => event.kind === 'notify',
})

/**
 * Returns the member's newest unread pop-up announcement. If there is none, returns the newest unread announcement of
 * any kind; null if all are read.
 */
export function useLatestNotice(enabled = true) {
  const locale = useLocale()
  return useCall(['notices.latest', locale], (sdk, options) => sdk.notices.latest(options), {
    member: true,
    enabled,
  })
}
