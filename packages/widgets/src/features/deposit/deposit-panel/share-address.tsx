import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'

type ShareAddressProps = { title: string; address: string }

/** A button that passes the address to the share menu of the system. Renders nothing where the browser has none. */
export function ShareAddress({ title, address }: ShareAddressProps) {
  const { t } = useText('shared')
  const copy = useCopy()
  const data = { title, text: address }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return null
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // An AbortError means that the member closed the menu. After other errors the address can still be pasted.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address)
    }
  }
  return (
    <Button variant="ghost" icon={icons.share} onClick={() => void share()}>
      {t('share.send')}
    </Button>
  )
}
