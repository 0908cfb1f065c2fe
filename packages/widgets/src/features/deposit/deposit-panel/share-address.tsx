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
  // Many apps drop the title, and an address without its network can cost the money.
  const data = { title, text: `${title}\n${address}` }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return null
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // The member closed the menu, or it is still open. After any other error the address can still be pasted.
      if (!(error instanceof DOMException && passing.has(error.name))) await copy(address)
    }
  }
  return (
    <Button variant="ghost" icon={icons.share} onClick={() => void share()}>
      {t('share.send')}
    </Button>
  )
}
