import { useCallback } from 'react'
import { useFormat } from '../format/use-format.ts'
import { errorName } from './error-name.ts'
import type { TextKey } from './namespaces.ts'
import { useText } from './use-text.ts'

/** Turns whatever was thrown (or the name of a field error) into a sentence in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useText('errors')
  const format = useFormat()
  return useCallback(
    (error) => {
      const { name, params } = errorName(error)
      const shown = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          /^-?\d+(\.\d+)?$/.test(`${value}`) ? format.amount(`${value}`) : `${value}`,
        ]),
      )
      const text = t(name as TextKey<'errors'>, shown)
      return text === name ? t('FAILED') : text
    },
    [t, format],
  )
}
