import { BourseletProvider } from '@bourselet/widgets'
import { type ComponentType, useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from './page.ts'

export type InPageProps<P> = {
  widget: ComponentType<P>
  values: P
  /** Called with what the widget threw. */
  onError: (error: unknown) => void
}

/** A widget in the page itself: the page's client and appearance around it. */
export function InPage<P extends object>({ widget: Widget, values, onError }: InPageProps<P>) {
  const { client, ...look } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider client={client} {...look} onError={onError}>
      <Widget {...values} />
    </BourseletProvider>
  )
}
