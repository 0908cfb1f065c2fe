import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'

const passing: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError'])

type ShareAddressProps = { title: string; address: string }

/** A button that passes the address to the share menu of the system. Renders nothing where the browser has none. */
export function ShareAddress({ title, address }: ShareAddressProps) {
  const { t } = useText('shared')
  const copy = useCopy()
  // The title names the network. The text repeats it, because many apps drop the title of what is shared, and coins
  // that are sent on another network are lost.
  const data = { title, text: `${title}\n${address}` }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return null
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // The errors in `passing` mean that the member has closed the menu, or that it is still open. After any other error
      // the address is copied, so that the member can paste it.
      if (!(error instanceof DOMException && passing.has(error.name))) await copy(address)
    }
  }
  return (
    <Button variant="ghost" icon={icons.share} onClick={() => void share()}>
      {t('share.send')}
    </Button>
  )
}
