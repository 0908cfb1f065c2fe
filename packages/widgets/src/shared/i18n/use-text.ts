import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import type { Namespace } from './namespaces.ts'
import type { Translate, Words } from './texts.ts'

/**
 * The words of a namespace in the reader's language: `const { t, ready } = useText('market')`.
 * Until `ready`, `t` answers ''. While another language loads, `t` goes on in the old one.
 */
export function useText<N extends Namespace>(namespace: N): { t: Translate<N>; ready: boolean } {
  const { texts } = useBourselet().page
  const locale = useLocale()
  const has = () => texts.has(locale, namespace)
  const ready = useSyncExternalStore(texts.subscribe, has, has)
  const words = useMemo(() => texts.in(locale, namespace), [texts, locale, namespace])
  const previous = useRef<Words | null>(null)
  useEffect(() => {
    if (ready) previous.current = words
    else texts.bring(locale, namespace)
  }, [texts, locale, namespace, ready, words])
  const t = useCallback<Words>(
    (key, params) => (ready ? words : previous.current)?.(key, params) ?? '',
    [ready, words],
  )
  return { t: t as Translate<N>, ready: ready || previous.current !== null }
}
