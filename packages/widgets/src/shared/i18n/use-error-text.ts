import { useCallback } from 'react'
import { formatAmount } from '../format/format-amount.ts'
import { formatBytes } from '../format/format-bytes.ts'
import { formatDuration } from '../format/format-duration.ts'
import { formatRate } from '../format/format-rate.ts'
import { useLocale } from '../provider/use-locale.ts'
import { errorName } from './error-name.ts'
import type { Locale } from './locale.ts'
import type { TextKey, TextParams } from './namespaces.ts'
import { useText } from './use-text.ts'

/**
 * Returns a function that turns a failure into a message in the user's language. It accepts any thrown value, a
 * `{ name, params }` from a check before sending, or the bare name of a field error.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useText('errors')
  const locale = useLocale()
  return useCallback(
    (error) => {
      const { name, params } = errorName(error)
      const text = t(name as TextKey<'errors'>, shown(locale, params))
      return text || t('FAILED')
    },
    [t, locale],
  )
}

/**
 * Formats the parameters of a message: waiting times and file sizes with units, and rates as percentages. Amounts get
 * the notation of the language and, if it is known, the coin in the parameter `unit`.
 */
function shown(locale: Locale, params: Record<string, unknown>): TextParams {
  const result: TextParams = {}
  const unit = params.unit ? `\u00a0${params.unit}` : ''
  for (const [key, value] of Object.entries(params)) {
    if (key === 'retry_after') result[key] = formatDuration(locale, Number(value))
    else if (key === 'max_bytes') result[key] = formatBytes(locale, Number(value))
    else if (key === 'rate') result[key] = formatRate(locale, `${value}`)
    else if (typeof value === 'number') {
      // Amounts in requests and answers are strings. So a parameter that is a number is a count, and `count` selects
      // the plural form of the message.
      result.count = value
      result[key] = value
    } else if (/^-?\d+(\.\d+)?$/.test(`${value}`)) result[key] = formatAmount(locale, `${value}`) + unit
    else result[key] = `${value}`
  }
  return result
}
