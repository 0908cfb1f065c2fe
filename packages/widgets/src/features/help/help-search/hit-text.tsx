import { createElement, Fragment, useMemo } from 'react'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { hitsIn } from './hits.ts'
import './hit-text.css'

/** The text of a search result. Words that match the query are highlighted. */
export function HitText({ text, of }: { text: string; of: string }) {
  const locale = useLocale()
  const parts = useMemo(() => (of === '' ? null : hitsIn(locale, text, of)), [locale, text, of])
  if (!parts) return text
  return createElement(
    Fragment,
    null,
    ...parts.map(({ text, hit }) => (hit ? createElement('mark', { className: 'bl-help-hit' }, text) : text)),
  )
}
