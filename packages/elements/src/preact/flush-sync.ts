import { options } from 'preact'

/** Runs `change` and renders the resulting state changes before it returns. */
export function flushSync<Result>(change: () => Result): Result {
  const { debounceRendering } = options
  let flush: (() => void) | undefined
  options.debounceRendering = (render) => {
    flush = render
  }
  try {
    const result = change()
    flush?.()
    return result
  } finally {
    options.debounceRendering = debounceRendering
  }
}
