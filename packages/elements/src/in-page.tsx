import { BourseletProvider } from '@bourselet/widgets'
import { type ComponentType, useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from './page.ts'

export type InPageProps<P> = {
  widget: ComponentType<P>
  values: P
  /** Called with the error that the widget threw. */
  onError: (error: unknown) => void
}

/** Renders the widget of a tag in the page itself, not in a frame, with the page's client and appearance. */
export function InPage<P extends object>({ widget: Widget, values, onError }: InPageProps<P>) {
  const { run, ...appearance } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider key={run} {...appearance} onError={onError}>
      <Widget {...values} />
    </BourseletProvider>
  )
}
