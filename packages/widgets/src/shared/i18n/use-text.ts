import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import type { Namespace } from './namespaces.ts'
import type { Translate } from './texts.ts'

const nothing = () => ''

/**
 * The words of a namespace in the reader's language: `const { t, ready } = useText('market')`.
 * Until `ready`, `t` answers ''. While another language loads, `t` goes on in the old one.
 */
export function useText<N extends Namespace>(namespace: N): { t: Translate<N>; ready: boolean } {
  const { page } = useBourselet()
  const locale = useLocale()
  const translate = useSyncExternalStore(
    page.texts.subscribe,
    () => page.texts.translator(locale, namespace),
    () => null,
  )
  const previous = useRef<Translate<N> | null>(null)
  useEffect(() => {
    if (translate) previous.current = translate
    else void page.texts.load(locale, namespace)
  }, [page, locale, namespace, translate])
  const t = translate ?? previous.current
  return { t: t ?? nothing, ready: t !== null }
}
