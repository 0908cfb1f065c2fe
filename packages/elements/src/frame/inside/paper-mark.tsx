import { BourseletProvider, useCall, useText } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import { useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from '../../page.ts'

/**
 * The line in a frame, below its widget, that states that the exchange is a sandbox. It is part of the operator's
 * document, so the host page cannot remove it without removing the widget.
 */
export function PaperMark() {
  const { client, ...appearance } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider client={client} {...appearance}>
      <Content />
    </BourseletProvider>
  )
}

function Content() {
  const { t, ready } = useText('shared')
  // Tickets and forms read the settings under the same query key, so the frame requests the settings only once.
  const { data } = useCall(['site.settings'], (sdk, options) => sdk.site.settings(options), {
    staleMs: 60_000,
  })
  if (!ready || !data?.sandbox) return null
  return (
    <Root name="frame-paper" density="compact">
      <p className="bl-frame-paper">{t('share.paper')}</p>
    </Root>
  )
}
