import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/**
 * Renders nodes in a new element of the page, which is removed after the test. Each call of `render` returns after the
 * nodes are in the page.
 */
export function rendered(node: ReactNode) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const render = (next: ReactNode) => flushSync(() => root.render(next))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  render(node)
  return { host, render, first: host.firstElementChild as HTMLElement }
}
