import { BourseletProvider } from '@bourselet/widgets'
import { type ComponentType, useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from './page.ts'

/** A widget in the page itself: the page's client and appearance around it. */
export function InPage<P extends object>({
  widget: Widget,
  values,
}: {
  widget: ComponentType<P>
  values: P
}) {
  const { client, locale, theme, marketColours } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider client={client} locale={locale} theme={theme} marketColours={marketColours}>
      <Widget {...values} />
    </BourseletProvider>
  )
}
