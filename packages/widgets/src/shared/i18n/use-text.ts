import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import type { Namespace } from './namespaces.ts'
import type { Translate } from './texts.ts'

// Only the type of `namespace` determines which keys exist, so inside this function a key is any string.
type Words = (key: string, params?: Record<string, string | number>) => string

/**
 * Returns the messages of a namespace in the reader's language: `const { t, ready } = useText('market')`. `t`
 * returns '' until `ready` is true. While another language loads, `t` uses the previous one.
 */
export function useText<N extends Namespace>(namespace: N): { t: Translate<N>; ready: boolean } {
  const { page } = useBourselet()
  const locale = useLocale()
  const { t, ready } = useTranslation(namespace as Namespace, {
    i18n: page.texts,
    lng: locale,
    useSuspense: false,
  })
  const previous = useRef<Words | null>(null)
  useEffect(() => {
    if (ready) previous.current = t as unknown as Words
  }, [t, ready])
  const translate = useCallback<Words>(
    (key, params) => (ready ? (t as unknown as Words) : previous.current)?.(key, params) ?? '',
    [t, ready],
  )
  return { t: translate as Translate<N>, ready: ready || previous.current !== null }
}
