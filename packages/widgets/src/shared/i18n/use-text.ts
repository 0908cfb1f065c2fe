import { useCallback, useEffect, useRef } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import type { Translate, Words } from './messages.ts'
import type { Namespace } from './namespaces.ts'
import { useMessages } from './texts.ts'

/**
 * Returns the messages of a namespace in the user's language: `const { t, ready } = useText('market')`. Until the first
 * messages are loaded, `ready` is false and `t` returns ''. While the messages of another language load, `t` returns
 * those of the previous language.
 */
export function useText<N extends Namespace>(namespace: N): { t: Translate<N>; ready: boolean } {
  const { page } = useBourselet()
  const { t, ready } = useMessages(page.texts, useLocale(), namespace)
  const previous = useRef<Words | null>(null)
  useEffect(() => {
    if (ready) previous.current = t
  }, [t, ready])
  const translate = useCallback<Words>(
    (key, params) => (ready ? t : previous.current)?.(key, params) ?? '',
    [t, ready],
  )
  return { t: translate as Translate<N>, ready: ready || previous.current !== null }
}
